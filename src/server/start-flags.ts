import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Settings of V8 for the time until the server is ready. As flags of the command line they would hold for good.

/** Before anything else is loaded: loading counts too. */
export function beginStart(): void {
  // V8 doubles its room for new objects whenever a start fills it, up to 32 MB, and keeps it.
  setFlagsFromString('--semi-space-growth-factor=1')
  // A start runs nearly all of its code once: what V8 would compile for speed is finished too late to be of use, and takes
  // a seventh of the start's processor time and 12 MB.
  setFlagsFromString('--no-opt')
}

/** Once ready. What the start left behind would stay until there is traffic. */
export function endStart(): void {
  setFlagsFromString('--opt')
  setFlagsFromString('--semi-space-growth-factor=2')
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  collect()
}
