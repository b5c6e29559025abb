// npm run screens: takes pictures of every screen into docs/screens, or only those of the named albums.
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { run } from './lib/run.mjs';

await ensureBuilt();
const browser = await ensureBrowser();
await run('node', ['e2e/screenshots/take.ts', ...process.argv.slice(2)], { env: { FRACHT_CHROMIUM: browser } });
