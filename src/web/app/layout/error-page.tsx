import { useState } from 'react'
import { PageUnreachable } from '#web/app/routes/load-page.ts'
import { messages } from '#web/platform/api-error.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'

type Props = {
  error: unknown
  /** Loads the page again. */
  onRetry: () => Promise<void>
}

/** Anything that went wrong while loading or drawing a page: title, message, the error's message and stack. */
export function ErrorPage({ error, onRetry }: Props) {
  return error instanceof PageUnreachable ? <Unreachable onRetry={onRetry} /> : <Broken error={error} />
}

/** Nothing is broken: the page's code did not load, and can be requested again. */
function Unreachable({ onRetry }: Pick<Props, 'onRetry'>) {
  const [trying, setTrying] = useState(false)
  const retry = async () => {
    setTrying(true)
    await onRetry()
    setTrying(false)
  }
  return (
    <div className="wrap max-w-3xl py-20">
      <h1 className="text-4xl font-bold tracking-tight">This page could not be loaded</h1>
      <p
        role="alert"
        className="mt-6 rounded-2xl border border-warn bg-warn-soft p-5 font-medium text-on-warn"
      >
        {messages.network}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button busy={trying} onClick={() => void retry()}>
          Try again
        </Button>
        <LinkButton to="/" variant="outline">
          Go home
        </LinkButton>
      </div>
    </div>
  )
}

function Broken({ error }: { error: unknown }) {
  const { text, stack } = wordsOf(error)
  return (
    <div className="wrap max-w-3xl py-20">
      <h1 className="text-4xl font-bold tracking-tight">Something went wrong</h1>
      <p className="mt-3 text-lg text-muted">
        This page could not be shown. It is our fault, not yours. Going home and trying again often helps.
      </p>
      <p role="alert" className="mt-6 rounded-2xl border border-bad bg-bad-soft p-5 font-medium text-on-bad">
        {text}
      </p>
      {stack && (
        <details className="mt-4 text-[.9375rem]">
          <summary className="cursor-pointer py-2 text-muted">Technical details</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long stack must be scrollable by keyboard */}
          <pre tabIndex={0} className="mt-2 overflow-auto rounded-2xl bg-surface-2 p-4 text-sm">
            {stack}
          </pre>
        </details>
      )}
      {/* A full load, so that the broken state is dropped. */}
      <LinkButton to="/" className="mt-8">
        Go home
      </LinkButton>
    </div>
  )
}

/** For errors outside any layout. */
export function BareErrorPage(props: Props) {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage {...props} />
    </main>
  )
}

function wordsOf(error: unknown): { text: string; stack: string | null } {
  if (error instanceof Error)
    return { text: error.message || messages.unexpected, stack: error.stack ?? null }
  return { text: messages.unexpected, stack: null }
}
