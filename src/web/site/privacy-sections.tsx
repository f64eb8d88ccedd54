import { storedInBrowser } from '#web/platform/stored-in-browser.ts'
import { Link } from '#web/ui/link.tsx'
import { SupportLink } from '#web/ui/support-link.tsx'
import type { LegalSection } from './legal-text.tsx'

/** Must match what the product does: whoever changes what is stored or sent changes this text too. */
export const privacySections: readonly LegalSection[] = [
  {
    id: 'short',
    title: 'The short version',
    body: (
      <ul>
        <li>We store your account and what you choose to save. Your searches stay in your own browser.</li>
        <li>
          Family income and your ZIP code never leave your device. If you tell a search the first three digits
          of it, these travel with that search, so that miles count from your part of the state.
        </li>
        <li>There are no ads, no trackers and no third-party scripts. We do not sell or rent information.</li>
        <li>You can download or delete everything we hold about you, at any time, on your home page.</li>
      </ul>
    ),
  },
  {
    id: 'stored',
    title: 'What we store on our server',
    body: (
      <ul>
        <li>
          <strong>Your account:</strong> first name, last name and email address.
        </li>
        <li>
          <strong>Your password,</strong> only as an argon2id hash. Nobody can turn it back into your
          password, and we never see it in plain form after you send it.
        </li>
        <li>
          <strong>Your sessions:</strong> refresh tokens, which keep you signed in, only as hashes and with
          the time they end, and a keyed hash of the network address you logged in from, so that a stranger
          who guesses at your password cannot lock you out. The same holds for the links that reset a
          password.
        </li>
        <li>
          <strong>Your plan:</strong> which plan you have, its status and its end date, and the customer
          number that our payment service gives you.
        </li>
        <li>
          <strong>Colleges you save,</strong> and the notes of your application tracker.
        </li>
        <li>
          <strong>Links you make</strong> to share your list or your dates: what you ticked, when they end,
          and the comments others leave, which you can delete. The address itself only as a hash. Your grades,
          test scores and family income are never part of a link. Reminders of deadlines are mailed only if
          you ask.
        </li>
        <li>
          <strong>Messages</strong> you send through the contact form. They are stored and mailed to our
          support mailbox.
        </li>
        <li>
          <strong>Mail we send you,</strong> such as a password reset, waits in an outbox until it is
          delivered.
        </li>
      </ul>
    ),
  },
  {
    id: 'searches',
    title: 'Your searches',
    body: (
      <>
        <p>
          When you search, your answers go to our server, which works out your matches and sends them back.
          The server does not keep the answers. The last three searches, with all your answers, are kept in
          your own browser, under a key of your account. Lantern shows them to this account only, but whoever
          can use this browser could read them, also after you log out.
        </p>
        <p>
          On a computer that others use, tick “This is a shared computer” when you sign in: then your searches
          and drafts go when you log out or close the tab. “Remove my searches from this device” on your home
          page does it at once. Your family income, home state, ZIP code and distance go at every logout.
        </p>
        <p>
          Your answer about race or ethnicity is optional. It helps choose which scholarships and programs to
          show. It never changes a score, a chance or the order of your list. Neither does your name.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'What is stored in your browser',
    body: (
      <>
        <p>
          We set one cookie, <code>lantern_device</code>, when you log in: it lets this device log in even
          while someone else tries to guess your password, and tells us whether a login comes from a new
          device. It is read at the login only and says nothing about you. Your browser’s own storage holds
          these, each under its name:
        </p>
        <ul>
          {storedInBrowser.map(({ key, what }) => (
            <li key={key}>
              <code>{key}</code>: {what}.
            </li>
          ))}
        </ul>
        <p>
          Nothing in it is used to follow you, here or on other sites. You can clear it in your browser at any
          time.
        </p>
      </>
    ),
  },
  {
    id: 'payments',
    title: 'Payments',
    body: (
      <p>
        Payments are handled by Stripe. Your card details go straight to Stripe and never reach our server.
        Stripe tells us whether a subscription is active and when it ends. Its own privacy policy applies to
        what you enter there.
      </p>
    ),
  },
  {
    id: 'model',
    title: 'Language models',
    body: (
      <p>
        Lantern works without a language model. Where one is switched on, it may reword explanations. It then
        receives facts about colleges and majors, the reasons behind your matches (which may name your test
        score, your home state and what you asked for), and activities you typed, cut to a short length. It
        never receives your name, your email or your answer about race. What it writes is checked against the
        facts before you see it.
      </p>
    ),
  },
  {
    id: 'logs',
    title: 'Server logs',
    body: (
      <p>
        Our server writes down that a request was made, which page it asked for, whether it worked and how
        long it took. Passwords, tokens, names, email addresses and profile answers are left out. To stop
        abuse, we count requests per network address for a short time.
      </p>
    ),
  },
  {
    id: 'sharing',
    title: 'Who else sees it',
    body: (
      <p>
        No one buys it, and no college gets it from us. It reaches others only where the service needs it: the
        company that runs our server, the one that delivers our mail, Stripe for payments, and a language
        model as described above. We answer to the law where it requires us to.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'See it, take it, delete it',
    body: (
      <p>
        On your home page, under “Your data”, you can download everything we hold about your account as one
        file. You can delete your account there too: it removes the account and all that belongs to it, ends a
        subscription at once, and clears this browser’s searches of that account. You can change your name on
        the same page. Messages that were already mailed to our support mailbox stay there until we have dealt
        with them.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Lantern is for people aged 13 and older. We do not knowingly keep information of a child under 13. If
        you believe we do, write to us and we will delete it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and questions',
    body: (
      <p>
        If this policy changes, the date at the top changes with it. Questions? Write to <SupportLink />. See
        also our{' '}
        <Link to="/terms-of-service" className="text-link">
          terms of service
        </Link>
        .
      </p>
    ),
  },
]
