// Makes what is built, web app and server, match the sources, for what is measured or tried by itself.
import { ensureBuilt } from './lib/build.mjs';

await ensureBuilt();
