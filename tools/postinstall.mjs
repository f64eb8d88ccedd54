import { provideCurrentNode } from './current-node.mjs'

// After `npm ci` or `npm install` by hand: what npx and npm's scripts start afterwards runs on a current Node too.
provideCurrentNode()
