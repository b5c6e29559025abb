// npm run screens: retakes the screenshots in docs/screens, which documents show.
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { run } from './lib/run.mjs';

await ensureBuilt();
const env = { FRACHT_CHROMIUM: await ensureBrowser(), FRACHT_PICTURES: 'docs/screens' };
await run('node', ['e2e/screenshots/take.ts'], { env });
