import { letter } from '#server/platform/mail/message.ts'

// Mails that tell of a change. They only go to an address that was confirmed, but for the one that is left.

type To = { email: string; firstName: string }
type Choose = { label: string; url: string }

const hello = ({ firstName }: Pick<To, 'firstName'>) => `Hi ${firstName || 'there'},`
const notYou =
  'If this was you, there is nothing to do. If not, choose a new password now: it signs out every device.'

export const passwordChangedLetter = (to: To, button: Choose) =>
  letter({
    to: to.email,
    subject: 'Your Lantern password was changed',
    button,
    paragraphs: [`${hello(to)}\n\nThe password of your Lantern account was just changed.`, notYou],
  })

/** `device` is 'Firefox on Windows'. */
export const newDeviceLetter = (to: To, device: string, button: Choose) =>
  letter({
    to: to.email,
    subject: 'A new device signed in to Lantern',
    button,
    paragraphs: [
      `${hello(to)}\n\nYour Lantern account was just used on a device that it was not used on before: ${device}.`,
      notYou,
    ],
  })

/** To the address that is asked to be left, before anything changes. */
export const leavingLetter = (to: To, button: Choose) =>
  letter({
    to: to.email,
    subject: 'Your Lantern account is moving to another email address',
    button,
    paragraphs: [
      `${hello(to)}\n\nSomeone who knows the password of your Lantern account asked to use another email address for it. Until the link that we sent there is followed, nothing changes.`,
      'If this was you, there is nothing to do. If not, choose a new password now: it ends the change and signs out every device.',
    ],
  })

export const movedLetter = (to: To, was: boolean) =>
  letter({
    to: to.email,
    subject: was
      ? 'Your Lantern account has left this email address'
      : 'Your Lantern account uses this email address now',
    paragraphs: [
      was
        ? `${hello(to)}\n\nYour Lantern account uses another email address now. This one no longer signs in, and gets no more mail from us.`
        : `${hello(to)}\n\nFrom now on you sign in to Lantern with this email address.`,
    ],
  })
