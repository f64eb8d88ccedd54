import type { College } from '#catalog/facts.ts'
import type { CollegeType } from '#contract/matching/search-fields.ts'
import { type Columns, settings, sizeGroups } from '#engine/matching/columns.ts'

/** The form's college types by group. Both of a group accept either; a medium or suburban college is neither. */
export type Wishes = {
  control: 'public' | 'private' | null
  sizes: readonly number[]
  settings: readonly number[]
  /** How many of the three groups were chosen. */
  groups: number
}

const sizeOf: Partial<Record<CollegeType, number>> = { Large: sizeGroups.large, Small: sizeGroups.small }
const settingOf: Partial<Record<CollegeType, number>> = { Urban: settings.urban, Rural: settings.rural }

const present = (value: number | undefined) => value !== undefined

export function wishesOf(types: readonly CollegeType[]): Wishes {
  const isPublic = types.includes('Public')
  const isPrivate = types.includes('Private')
  const sizes = types.map((type) => sizeOf[type]).filter(present)
  const places = types.map((type) => settingOf[type]).filter(present)
  return {
    control: isPublic === isPrivate ? null : isPublic ? 'public' : 'private',
    sizes,
    settings: places,
    groups: Number(isPublic || isPrivate) + Number(sizes.length > 0) + Number(places.length > 0),
  }
}

export const controlFits = (columns: Columns, { control }: Wishes, i: number) =>
  control === null || (columns.isPublic[i] === 1) === (control === 'public')

const sizeFits = (columns: Columns, { sizes }: Wishes, i: number) =>
  sizes.length === 0 || sizes.includes(columns.size[i] ?? 0)

const settingFits = (columns: Columns, wishes: Wishes, i: number) =>
  wishes.settings.length === 0 || wishes.settings.includes(columns.setting[i] ?? 0)

export const asksSizeOrSetting = ({ sizes, settings: places }: Wishes) => sizes.length + places.length > 0

export const sizeAndSettingFit = (columns: Columns, wishes: Wishes, i: number) =>
  sizeFits(columns, wishes, i) && settingFits(columns, wishes, i)

/** A city of 100,000 and more: a college town that is a small city is no opposite of the country. */
const isInLargerCity = ({ locale }: College) => locale === 11 || locale === 12

/** In how many groups it is the opposite of what was asked: large for who asks for small; medium and suburban are between. */
export function contraryTo({ colleges, size, setting }: Columns, wishes: Wishes, i: number): number {
  const asks = (group: readonly number[], wished: number, opposite: number) =>
    group.includes(wished) && !group.includes(opposite)
  const college = colleges[i]
  const { sizes, settings: places } = wishes
  const isOtherSize =
    (size[i] === sizeGroups.large && asks(sizes, sizeGroups.small, sizeGroups.large)) ||
    (size[i] === sizeGroups.small && asks(sizes, sizeGroups.large, sizeGroups.small))
  const isOtherSetting =
    (college !== undefined && isInLargerCity(college) && asks(places, settings.rural, settings.urban)) ||
    (setting[i] === settings.rural && asks(places, settings.urban, settings.rural))
  return Number(isOtherSize) + Number(isOtherSetting)
}

/** The share of the chosen groups that the college meets; NaN if none was chosen or none is known. */
export function typeFit(columns: Columns, wishes: Wishes, i: number): number {
  if (wishes.groups === 0) return Number.NaN
  const asksSize = wishes.sizes.length > 0
  const asksSetting = wishes.settings.length > 0
  const asksControl = wishes.groups - Number(asksSize) - Number(asksSetting) > 0
  const knowsSize = columns.size[i] !== sizeGroups.unknown
  const met =
    (asksControl && controlFits(columns, wishes, i) ? 1 : 0) +
    (asksSize && knowsSize && sizeFits(columns, wishes, i) ? 1 : 0) +
    (asksSetting && settingFits(columns, wishes, i) ? 1 : 0)
  const known = wishes.groups - (asksSize && !knowsSize ? 1 : 0)
  return known === 0 ? Number.NaN : met / known
}
