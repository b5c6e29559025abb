import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';

/** Does some work while the fault is in a copy of the repository, and then removes it. */
export async function whilePlanted<Done>(
  copy: string,
  { file, from, to }: Fault,
  work: () => Promise<Done>,
): Promise<Done> {
  const path = join(copy, 'packages', file);
  const sound = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    sound.replace(from, () => to),
  );
  try {
    return await work();
  } finally {
    writeFileSync(path, sound);
  }
}
