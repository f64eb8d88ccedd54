import { RotateCcw, Undo2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { FailedView } from './failed-view.tsx'
import { FinishedView } from './finished-view.tsx'
import { Help } from './help.tsx'
import { Interests } from './interests.tsx'
import { QuestionView } from './question-view.tsx'
import { answered, canGoBack, pending } from './quiz.ts'
import { useQuiz } from './use-quiz.ts'

/** /my-aptitude-quiz: one question at a time, then the result (spec §2, §4). */
export function Component() {
  const { quiz, answer, goBack, sendAgain, startOver } = useQuiz()
  const shown = quiz.step === 'asking' ? { asked: quiz.asked, picked: null } : pending(quiz)

  if (quiz.step === 'failed') {
    const hasAnswers = answered(quiz) > 0
    return (
      <FailedView
        message={quiz.message}
        onTryAgain={startOver}
        onSendAgain={hasAnswers && !quiz.refused ? sendAgain : null}
        onStartOver={hasAnswers && quiz.refused ? startOver : null}
      />
    )
  }
  if (quiz.step === 'finished')
    return (
      <FinishedView result={quiz.result} asked={answered(quiz)}>
        <Controls onBack={goBack} onStartOver={startOver} back="Change my last answer" />
      </FinishedView>
    )
  if (!shown) return <Waiting>Starting your aptitude quiz...</Waiting>
  const number = answered(quiz) + (shown.picked === null ? 1 : 0)
  const atTheDoor = number === 1
  return (
    // On a phone the question and all its answers fit on the first screen.
    <div
      className={`quiz wrap grid max-w-3xl gap-2 py-2.5 sm:gap-5 ${atTheDoor ? 'sm:py-8' : 'sm:py-6'} lg:py-10`}
    >
      <Title small={!atTheDoor} />
      <p role="status" className="sr-only">
        {shown.picked === null ? shown.asked.feedback : 'Finding your next question...'}
      </p>
      <QuestionView
        key={shown.asked.question}
        asked={shown.asked}
        picked={shown.picked}
        number={number}
        onAnswer={answer}
      />
      {!atTheDoor && (
        <Controls
          onBack={canGoBack(quiz) ? goBack : null}
          onStartOver={shown.picked === null ? startOver : null}
          back="Back one question"
        />
      )}
      {shown.asked.interests && shown.asked.interests.length > 0 && (
        <section aria-label="Your interests so far" className="grid gap-2.5">
          <p aria-hidden className="text-sm font-semibold text-muted">
            Your interests so far
          </p>
          <Interests interests={shown.asked.interests} />
        </section>
      )}
      <Help />
    </div>
  )
}

/** Large at the start, small during the questions. */
function Title({ small }: { small: boolean }) {
  const size = small
    ? 'text-base font-bold tracking-[-.02em] text-muted max-sm:sr-only'
    : 'page-title max-sm:text-xl'
  return <h1 className={size}>myAptitudeQuiz</h1>
}

type ControlsProps = { back: string; onBack: (() => void) | null; onStartOver: (() => void) | null }

/** Null: not offered now. */
function Controls({ back, onBack, onStartOver }: ControlsProps) {
  return (
    <div className="flex flex-wrap justify-between gap-3 max-sm:-mx-2 max-sm:gap-x-0 max-sm:[&_.btn]:px-2.5">
      <Button variant="ghost" disabled={!onBack} {...(onBack && { onClick: onBack })}>
        <Undo2 size={18} aria-hidden />
        {back}
      </Button>
      <Button variant="ghost" disabled={!onStartOver} {...(onStartOver && { onClick: onStartOver })}>
        <RotateCcw size={18} aria-hidden />
        Start Over
      </Button>
    </div>
  )
}
