export type Dot<T> = { x: number; y: number; of: T }

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

export const isArrow = (key: string) => key in directions

/** The dot that an arrow key leads to: near and in that direction; sideways counts double. Null at the edge. */
export function nextDot<T>(dots: readonly Dot<T>[], from: Dot<T>, key: string): Dot<T> | null {
  const [dx, dy] = directions[key] ?? [0, 0]
  let best: Dot<T> | null = null
  let least = Number.POSITIVE_INFINITY
  for (const dot of dots) {
    const along = (dot.x - from.x) * dx + (dot.y - from.y) * dy
    const aside = Math.abs((dot.x - from.x) * dy) + Math.abs((dot.y - from.y) * dx)
    if (along <= 0 || aside > along * 2) continue
    const far = along + 2 * aside
    if (far < least) {
      least = far
      best = dot
    }
  }
  return best
}

/** The dot under a pointer, if one is near enough. */
export function dotAt<T>(dots: readonly Dot<T>[], x: number, y: number, reach: number): Dot<T> | null {
  let best: Dot<T> | null = null
  let least = reach
  for (const dot of dots) {
    const far = Math.hypot(dot.x - x, dot.y - y)
    if (far < least) {
      least = far
      best = dot
    }
  }
  return best
}
