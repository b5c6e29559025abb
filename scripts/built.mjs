// Makes packages/web/dist match the sources, for what is measured or tried in a browser by itself.
import { ensureBuilt } from './lib/build.mjs';

await ensureBuilt();
