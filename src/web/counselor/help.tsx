import { quizQuestions } from '#contract/counselor.ts'

/** What this is and, just as much, what it is not. */
export function Help() {
  return (
    <div className="grid gap-1 text-[.9375rem] text-muted">
      <p>It is about your interests. It is not a test of ability.</p>
      <details>
        <summary className="text-link w-fit cursor-pointer py-1">How it works</summary>
        <div className="prose mt-2 max-w-prose">
          <p>
            There are no right or wrong answers. Pick what sounds most like you, even if two choices come
            close. There are {quizQuestions} questions, and each answer decides what is asked next.
          </p>
          <p>
            You can press the number of a choice on your keyboard, and go back to change your mind. Your
            answers stay in this browser tab until you log out or close it.
          </p>
          <p>
            Your answers are compared with the interests and school subjects of several hundred occupations in
            the O*NET 29.3 database, and from there with the majors that lead to them.
          </p>
        </div>
      </details>
    </div>
  )
}
