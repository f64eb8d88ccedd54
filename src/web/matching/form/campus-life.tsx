import { Compass } from 'lucide-react'
import { matchPoints } from '#contract/matching/match-points.ts'
import { extracurricularActivities, specialCampusPrograms } from '#contract/matching/search-fields.ts'
import { ChipGroup } from '#web/ui/checkbox.tsx'
import { Group, Wide } from './group.tsx'
import type { FormPart } from './inputs.tsx'

export function CampusLife({ form, set }: FormPart) {
  const chosen = [...form.extracurricularActivities, ...form.specialCampusPrograms]
  return (
    <Group
      title="Campus life"
      changes={`Moves the match a little: ${matchPoints['Campus life']} of 100 points.`}
      icon={Compass}
      filled={chosen.join(', ')}
      wrong={false}
    >
      <Wide>
        <ChipGroup
          id="extracurricularActivities"
          legend="On campus I would like"
          options={extracurricularActivities}
          value={form.extracurricularActivities}
          onChange={(value) => set('extracurricularActivities', value)}
        />
      </Wide>
      <Wide>
        <ChipGroup
          id="specialCampusPrograms"
          legend="Campus life that matters to me"
          options={specialCampusPrograms}
          value={form.specialCampusPrograms}
          onChange={(value) => set('specialCampusPrograms', value)}
        />
      </Wide>
    </Group>
  )
}
