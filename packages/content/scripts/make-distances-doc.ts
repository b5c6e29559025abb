import { writeFileSync } from 'node:fs';
import { distancesDoc } from './distances-doc.ts';

/** Writes docs/distances.md. Run: node packages/content/scripts/make-distances-doc.ts */
writeFileSync(new URL('../../../docs/distances.md', import.meta.url), distancesDoc());
