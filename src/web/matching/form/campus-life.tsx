import { Compass } from 'lucide-react'
import { matchPoints } from '#contract/matching/match-points.ts'
import { extracurricularActivities, specialCampusPrograms } from '#contract/matching/search-fields.ts'
import { Group } from './group.tsx'
import { FormChips, type FormPart } from './inputs.tsx'

export function CampusLife({ brief = false, ...part }: FormPart & { brief?: boolean }) {
  const { form } = part
  const chosen = [...form.extracurricularActivities, ...form.specialCampusPrograms]
  return (
    <Group
      title="Campus life"
      changes={`Moves the match a little: ${matchPoints['Campus life']} of 100 points.`}
      icon={Compass}
      filled={chosen.join(', ')}
      wrong={false}
      brief={brief}
    >
      <FormChips
        {...part}
        name="extracurricularActivities"
        legend="On campus I would like"
        options={extracurricularActivities}
      />
      <FormChips
        {...part}
        name="specialCampusPrograms"
        legend="Campus life that matters to me"
        options={specialCampusPrograms}
      />
    </Group>
  )
}
