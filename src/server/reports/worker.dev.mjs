// From source the drawing thread is TypeScript. A thread does not inherit the loader, so this registers it.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.entry)
