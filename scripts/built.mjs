// Builds web app and server if their sources have changed; for measurements and for trying out the built product.
import { ensureBuilt } from './lib/build.mjs';

await ensureBuilt();
