// Builds web app and server if their sources have changed; for measurements and trials of the built product.
import { ensureBuilt } from './lib/build.mjs';

await ensureBuilt();
