import { drawTimes } from './draw-times.ts'

process.stdout.write(JSON.stringify(await drawTimes()))
