import { writeFileSync } from 'node:fs';
import { dataRegisterDoc } from './data-register-doc.ts';

/** Writes docs/dane-osobowe.md. Run: node packages/server/scripts/make-data-register.ts */
writeFileSync(new URL('../../../docs/dane-osobowe.md', import.meta.url), dataRegisterDoc());
