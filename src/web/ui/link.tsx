import type { ComponentProps } from 'react'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/**
 * A plain link, so that a page can be drawn anywhere: at build, by the server, in the app. In the app,
 * `app/routes/follow-links.ts` handles links to the app's own pages without loading a new document.
 */
export const Link = ({ to, ...rest }: LinkProps) => <a href={to} {...rest} />
