import { extracurricularActivities, specialCampusPrograms } from '#contract/search-fields.ts'
import { ChipGroup } from '#web/ui/checkbox.tsx'
import { FormLongText, type FormPart, FormSelect, FormText } from './inputs.tsx'
import { Section, Wide } from './section.tsx'

const yesNo = ['No', 'Yes'] as const

export function Activities(part: FormPart) {
  const { form, set } = part
  return (
    <Section
      title="What you do, and what you look for"
      about="The two lists look for campuses that offer these. What you write about yourself may be named in the reasons; it never moves a score or a chance."
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
      <FormSelect {...part} name="nhs" label="National Honor Society" options={yesNo} />
      <FormText
        {...part}
        name="serviceHours"
        label="Service hours"
        optional
        inputMode="numeric"
        autoComplete="off"
      />
      <Wide>
        <FormLongText {...part} name="leadershipRoles" label="Leadership roles" />
      </Wide>
      <Wide>
        <FormLongText {...part} name="clubs" label="Clubs" />
      </Wide>
      <Wide>
        <FormLongText {...part} name="awards" label="Awards" />
      </Wide>
    </Section>
  )
}
