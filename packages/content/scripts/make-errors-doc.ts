import { writeFileSync } from 'node:fs';
import { errorsDoc } from './errors-doc.ts';

/** Writes docs/errors.md. Run: node packages/content/scripts/make-errors-doc.ts */
writeFileSync(new URL('../../../docs/errors.md', import.meta.url), errorsDoc());
