import { Moon, Sun } from 'lucide-react'
import { control } from '#web/platform/page-controls.ts'

/** CSS shows the icon and label for the theme, so the markup is the same in both. */
export function ThemeToggle() {
  return (
    <button type="button" className="icon-btn" {...control.theme}>
      <Sun size={20} aria-hidden className="dark:hidden" />
      <Moon size={20} aria-hidden className="hidden dark:block" />
      <span className="sr-only dark:hidden">Switch to dark theme</span>
      <span className="sr-only hidden dark:inline">Switch to light theme</span>
    </button>
  )
}
