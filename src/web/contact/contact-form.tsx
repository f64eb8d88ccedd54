import { sendContact } from '#contract/contact.ts'
import { useAccount } from '#web/platform/account.ts'
import { useSearchParams } from '#web/platform/address.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextArea } from '#web/ui/text-input.tsx'

const refused = 'Failed to send message. Please try again later.' // spec §8
const messageRows = 5 // spec §9

export function ContactForm({ onSent }: { onSent: () => void }) {
  const account = useAccount()
  const about = useSearchParams()[0].get('about') ?? ''
  const { form, errors, failure, sending } = useForm({
    schema: sendContact.body,
    send: async ({ name = '', email = '', subject = '', message = '' }) => {
      await call(sendContact, { body: { name, email, subject, message } })
      onSent()
    },
    explain: (error) => explain(error, { refused }),
  })
  return (
    <Card>
      <form {...form} className="grid gap-5">
        {failure !== null && <Message tone="bad">{failure}</Message>}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            id="name"
            label="Name"
            error={errors.name}
            name="name"
            autoComplete="name"
            defaultValue={`${account.firstName} ${account.lastName}`.trim()}
            required
          />
          <TextField
            id="email"
            label="Email"
            error={errors.email}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={account.email}
            required
          />
        </div>
        <TextField
          id="subject"
          label="Subject"
          error={errors.subject}
          name="subject"
          defaultValue={subjectOf(about)}
          required
        />
        <Field id="message" label="Message" error={errors.message}>
          {(control) => <TextArea {...control} name="message" rows={messageRows} required />}
        </Field>
        <Button type="submit" size="lg" busy={sending} className="justify-self-start max-sm:w-full">
          {sending ? 'Sending...' : 'Send message'}
        </Button>
      </form>
    </Card>
  )
}

/** 'Something wrong?' on a college's page leads here with the college's name. Only a name is accepted. */
const subjectOf = (about: string) =>
  /^[\p{L}\d .,'’&()/-]{2,120}$/u.test(about) ? `About the page of ${about}` : ''
