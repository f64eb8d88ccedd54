// From source the drawing thread is TypeScript: this turns the loader on, which a thread does not inherit.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.entry)
