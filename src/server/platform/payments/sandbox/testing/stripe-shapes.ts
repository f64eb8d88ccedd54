// What the sandbox's answers are compared with: the keys of Stripe's own examples (stripe/openapi, fixtures3.json), and which
// of them may be null, from the types of the SDK. `#` number, `!` boolean, `[]` list, `*` object, `{…}` object with these
// keys, else text; `?` may be null.
const table: Record<string, string> = {
  customer: `
    address*? balance# created# currency? default_source? delinquent!? description? discount*? email? id
    invoice_prefix? invoice_settings{custom_fields[]? default_payment_method? footer? rendering_options*?}
    livemode! metadata* name? next_invoice_sequence# object phone? preferred_locales[]? shipping*?
    tax_exempt? test_clock?`,
  deleted_customer: `
    deleted! id object`,
  'checkout.session': `
    adaptive_pricing*? after_expiration*? allow_promotion_codes!? amount_subtotal#? amount_total#?
    automatic_tax{enabled! liability*? provider? status?} billing_address_collection? cancel_url?
    client_reference_id? client_secret? collected_information*? consent*? consent_collection*? created#
    currency? currency_conversion*? custom_fields[] custom_text{after_submit*? shipping_address*? submit*?
    terms_of_service_acceptance*?} customer? customer_account? customer_creation? customer_details*?
    customer_email? discounts[]? expires_at# id integration_identifier? invoice? invoice_creation*?
    livemode! locale? managed_payments*? metadata*? mode object origin_context? payment_intent?
    payment_link? payment_method_collection? payment_method_configuration_details*?
    payment_method_options*? payment_method_types[] payment_status permissions*?
    phone_number_collection{enabled!} recovered_from? saved_payment_method_options*? setup_intent?
    shipping_address_collection*? shipping_cost*? shipping_options[] status? submit_type? subscription?
    success_url? total_details*? ui_mode? url? wallet_options*?`,
  'billing_portal.session': `
    configuration created# customer customer_account? flow*? id livemode! locale? object on_behalf_of?
    return_url? url`,
  subscription: `
    application? application_fee_percent#? automatic_tax{disabled_reason? enabled! liability*?}
    billing_cycle_anchor# billing_cycle_anchor_config*? billing_mode{flexible*? type} billing_schedules[]
    billing_thresholds*? cancel_at#? cancel_at_period_end! canceled_at#? cancellation_details*?
    collection_method created# currency customer customer_account? days_until_due#?
    default_payment_method? default_source? default_tax_rates[]? description? discounts[] ended_at#? id
    invoice_settings{account_tax_ids[]? custom_fields[]? description? footer? issuer*} items*
    latest_invoice? livemode! managed_payments*? metadata* next_pending_invoice_item_invoice#? object
    on_behalf_of? pause_collection*? payment_settings*? pending_invoice_item_interval*?
    pending_setup_intent? pending_update*? schedule? start_date# status test_clock? transfer_data*?
    trial_end#? trial_settings*? trial_start#?`,
  subscription_item: `
    billing_thresholds*? created# current_period_end# current_period_start# discounts[] id metadata*
    object plan* price* quantity# subscription tax_rates[]?`,
  price: `
    active! billing_scheme created# currency custom_unit_amount*? id livemode! lookup_key? metadata*
    nickname? object product recurring*? tax_behavior? tiers_mode? transform_quantity*? type unit_amount#?
    unit_amount_decimal?`,
  plan: `
    active! amount#? amount_decimal? billing_scheme created# currency id interval interval_count#
    livemode! metadata*? meter? nickname? object product? tiers_mode? transform_usage*?
    trial_period_days#? usage_type`,
  event: `
    api_version? created# data* id livemode! object pending_webhooks# request*? type`,
}

type Type = 'text' | 'number' | 'boolean' | 'list' | 'object'
export type Shape = ReadonlyMap<string, { type: Type; nullable: boolean; inner: Shape | null }>

const types: Record<string, Type> = {
  '#': 'number',
  '!': 'boolean',
  '[': 'list',
  '*': 'object',
  '{': 'object',
}

function read(text: string): Shape {
  const keys = [...text.matchAll(/(\w+)(#|!|\[\]|\*|\{([^}]*)\})?(\?)?/g)]
  return new Map(
    keys.map(([, key = '', mark, inner, nullable]) => [
      key,
      {
        type: types[mark?.[0] ?? ''] ?? 'text',
        nullable: nullable !== undefined,
        inner: inner === undefined ? null : read(inner),
      },
    ]),
  )
}

const shapes = new Map(Object.entries(table).map(([name, text]) => [name, read(text)]))

export const shapeOf = (value: { object?: unknown; deleted?: unknown }): Shape | null =>
  shapes.get(`${value.deleted ? 'deleted_' : ''}${value.object}`) ?? null
