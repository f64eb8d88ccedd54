import { FileText } from 'lucide-react'
import { Group } from './group.tsx'
import { type FormPart, FormText } from './inputs.tsx'

const count = { inputMode: 'numeric', autoComplete: 'off' } as const

const fields = ['satScore', 'actScore', 'classRank', 'gpaWeighted', 'apCourses'] as const

export function TestScores(part: FormPart) {
  const { form, errors } = part
  const filled = [
    form.satScore && `SAT ${form.satScore}`,
    form.actScore && `ACT ${form.actScore}`,
    form.classRank && `rank ${form.classRank}`,
  ].filter(Boolean)
  const others = fields.filter((name) => form[name].trim() !== '').length
  return (
    <Group
      title="Test scores and class rank"
      changes="Moves your chances and the match."
      icon={FileText}
      filled={filled.join(', ') || (others > 0 ? `${others} filled in` : '')}
      wrong={fields.some((name) => errors[name])}
    >
      <FormText {...part} {...count} name="satScore" label="SAT score" optional hint="400 to 1600" />
      <FormText
        {...part}
        {...count}
        name="actScore"
        label="ACT score"
        optional
        hint="1 to 36. We use the better of the two."
      />
      <FormText
        {...part}
        name="classRank"
        label="Class rank"
        optional
        hint="e.g. 15/500"
        autoComplete="off"
      />
      <FormText
        {...part}
        name="gpaWeighted"
        label="Weighted GPA"
        optional
        hint="0 to 6.0"
        inputMode="decimal"
        autoComplete="off"
      />
      <FormText
        {...part}
        {...count}
        name="apCourses"
        label="AP courses"
        optional
        hint="Named in the reasons"
      />
    </Group>
  )
}
