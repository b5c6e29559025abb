// npm run e2e: whole lessons and every screen in a real browser, on the web app as it stands now. Takes Playwright's arguments.
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { CommandFailed, run } from './lib/run.mjs';

await ensureBuilt();
const browser = await ensureBrowser();
try {
  await run('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
    env: { FRACHT_CHROMIUM: browser },
  });
} catch (error) {
  if (!(error instanceof CommandFailed)) throw error;
  process.exitCode = 1;
}
