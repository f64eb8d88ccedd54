import { Component, type ReactNode } from 'react'
import { reportError } from '#web/platform/report-error.ts'

type Props = {
  /** A new place gets a new try. */
  place: unknown
  fallback: (error: unknown) => ReactNode
  children: ReactNode
}
type State = { failed: { error: unknown } | null; place: unknown }

/** Draws the fallback instead of what threw while it was drawn. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null, place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { failed: null, place }
  }

  override render() {
    const { failed } = this.state
    return failed ? this.props.fallback(failed.error) : this.props.children
  }
}
