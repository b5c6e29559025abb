import { writeFileSync } from 'node:fs';
import { apiDoc } from './api-doc.ts';

/** Writes docs/api.md. Run: node packages/protocol/scripts/make-api-doc.ts */
writeFileSync(new URL('../../../docs/api.md', import.meta.url), apiDoc());
