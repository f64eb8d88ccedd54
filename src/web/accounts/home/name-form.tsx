import { useState } from 'react'
import { saveProfile } from '#contract/accounts.ts'
import { accountOf } from '#web/accounts/account-of.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'
import { type Account, session } from '#web/platform/session.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Setting } from './setting.tsx'

export function NameForm({ account }: { account: Account }) {
  const [saved, setSaved] = useState(false)
  const { form, errors, failure, sending } = useForm({
    schema: saveProfile.body,
    send: async ({ first_name = '', last_name = '' }) => {
      setSaved(false)
      session.learn(accountOf(await call(saveProfile, { body: { first_name, last_name } })))
      setSaved(true)
    },
    explain: (error) => explain(error, { refused: 'Failed to save profile.' }),
  })
  return (
    <Setting title="Your name">
      <form {...form} className="grid gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            id="first_name"
            label="First name"
            error={errors.first_name}
            name="first_name"
            autoComplete="given-name"
            defaultValue={account.firstName}
          />
          <TextField
            id="last_name"
            label="Last name"
            error={errors.last_name}
            name="last_name"
            autoComplete="family-name"
            defaultValue={account.lastName}
          />
        </div>
        {failure !== null && <Message tone="bad">{failure}</Message>}
        {saved && failure === null && <Message tone="ok">Profile saved successfully!</Message>}
        <Button type="submit" busy={sending} className="justify-self-start">
          {sending ? 'Saving...' : 'Save name'}
        </Button>
      </form>
    </Setting>
  )
}
