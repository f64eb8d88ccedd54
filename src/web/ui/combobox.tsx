import { useCombobox } from 'downshift'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTakeOver } from '#web/platform/use-take-over.ts'

type Props<Item> = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> & {
  id: string
  text: string
  onText: (text: string) => void
  /** What is suggested for the text; asked for while it is open. */
  items: readonly Item[]
  keyOf: (item: Item) => string
  isOpen: boolean
  onOpen: (open: boolean) => void
  onChoose: (item: Item) => void
  /** Enter while nothing is marked; without it, Enter is the form's. */
  onEnter?: () => void
  /** Said when nothing fits the text. */
  nothing?: string | null
  /** Below the suggestions. */
  foot?: ReactNode
  renderItem: (item: Item, at: number) => ReactNode
}

/**
 * A text field with suggestions (downshift, docs/decisions/0042): anything may be typed, the arrow keys mark, Enter
 * takes what is marked, Escape closes the suggestions and only then what is around them.
 */
export function Combobox<Item>({
  text,
  onText,
  items,
  keyOf,
  isOpen,
  onOpen,
  onChoose,
  onEnter,
  nothing = null,
  foot,
  renderItem,
  ...input
}: Props<Item>) {
  const element = useRef<HTMLInputElement>(null)
  // A later answer must not put another suggestion under the mark: the list stays until something is typed.
  const [marked, setMarked] = useState<readonly Item[] | null>(null)
  const known = marked ?? items
  const { highlightedIndex, getInputProps, getItemProps, getMenuProps } = useCombobox<Item>({
    items: [...known],
    isOpen,
    inputValue: text,
    selectedItem: null,
    inputId: input.id,
    menuId: `${input.id}-suggestions`,
    getItemId: (at) => `${input.id}-suggestion-${at}`,
    itemToString: (item) => (item === null ? '' : keyOf(item)),
    // All that scrolls, so that it is seen also where the list ends below the screen.
    scrollIntoView: (item) => item?.scrollIntoView({ block: 'nearest' }),
    onIsOpenChange: (change) => onOpen(change.isOpen),
    onHighlightedIndexChange: (change) => setMarked(change.highlightedIndex < 0 ? null : known),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    // Leaving the field takes nothing.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: state.selectedItem }
        : changes,
  })
  useTakeOver(element, ({ value }) => {
    if (value === text) return
    onText(value)
    onOpen(document.activeElement === element.current)
  })
  const shown = isOpen ? known : []
  const said = isOpen && shown.length === 0 ? nothing : null

  function onKeyDown(event: KeyboardEvent) {
    const leaveToUs = () => Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    const { isComposing, keyCode } = event.nativeEvent
    if (event.key === 'Enter' && (isComposing || keyCode === 229)) {
      // It ends the composition of an input method, and nothing else.
      event.preventDefault()
      leaveToUs()
    } else if (event.key === 'Enter' && !shown[highlightedIndex]) {
      leaveToUs()
      if (onEnter) event.preventDefault()
      onOpen(false)
      onEnter?.()
    } else if (event.key === 'Escape') {
      leaveToUs()
      if (shown.length === 0 && said === null) return
      event.preventDefault() // a dialog around it stays
      setMarked(null)
      onOpen(false)
    }
  }

  return (
    <>
      <input
        type="text"
        role="combobox"
        {...getInputProps({
          ...input,
          ref: element,
          onKeyDown,
          onClick: (event) => Object.assign(event.nativeEvent, { preventDownshiftDefault: true }),
          // At once, or the cursor would jump to the end.
          onChange: (event) => onText(event.currentTarget.value),
        })}
        aria-expanded={shown.length > 0}
        aria-activedescendant={
          shown[highlightedIndex] ? `${input.id}-suggestion-${highlightedIndex}` : undefined
        }
        aria-labelledby={undefined}
      />
      <div hidden={shown.length === 0} className="suggestions">
        <div {...getMenuProps({ 'aria-label': 'Suggestions' })}>
          {shown.map((item, index) => (
            <div key={keyOf(item)} {...getItemProps({ item, index })} className="suggestion">
              {renderItem(item, index)}
            </div>
          ))}
        </div>
        {foot}
      </div>
      <p aria-live="polite" className={said ? 'suggestions text-[.9375rem]' : 'sr-only'}>
        {said ?? (shown.length > 0 && `${shown.length} suggestions. Use the arrow keys to choose.`)}
      </p>
    </>
  )
}
