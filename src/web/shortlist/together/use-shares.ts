import { useCallback, useEffect, useState } from 'react'
import {
  changeShare,
  deleteComment,
  endShare,
  listShares,
  makeShare,
  type ShareComment,
  type ShareLink,
} from '#contract/shortlist/sharing.ts'
import type { Sent } from '#contract/wire/endpoint.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'

const failed = 'Your links could not be changed. Please try again.'

export type Shares = { links: readonly ShareLink[]; comments: readonly ShareComment[] }

/** The working links and the comments made through them. After every change the list is read again. */
export function useShares() {
  const [shares, setShares] = useState<Shares>({ links: [], comments: [] })
  const [problem, setProblem] = useState<string | null>(null)

  const load = useCallback(async () => {
    try {
      setShares(await call(listShares))
    } catch (error) {
      setProblem(explain(error, { refused: failed }))
    }
  }, [])
  useEffect(() => void load(), [load])

  /** Null if it was refused: then `problem` says why. */
  async function change<T>(send: () => Promise<T>): Promise<T | null> {
    setProblem(null)
    try {
      const answer = await send()
      await load()
      return answer
    } catch (error) {
      setProblem(explain(error, { refused: failed }))
      return null
    }
  }

  return {
    ...shares,
    problem,
    make: (body: Sent<(typeof makeShare)['body']>) => change(() => call(makeShare, { body })),
    end: (id: string) => change(() => call(endShare, { params: { id } })),
    takeComments: (id: string, takesComments: boolean) =>
      change(() => call(changeShare, { params: { id }, body: { takesComments } })),
    /** Answers with the problem, if there is one: the comments are not where the links are. */
    deleteComment: async (id: string): Promise<string | null> => {
      try {
        await call(deleteComment, { params: { id } })
      } catch (error) {
        return explain(error, { refused: 'The comment could not be deleted. Please try again.' })
      }
      await load()
      return null
    },
  }
}
export type SharesState = ReturnType<typeof useShares>
