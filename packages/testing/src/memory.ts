import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How many of these are still in memory after everything was thrown away that nobody holds. */
export async function keptOf(refs: readonly WeakRef<object>[]): Promise<number> {
  // What a WeakRef gave, or was made of, stays until the end of its task.
  await new Promise(setImmediate);
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  if (typeof gc !== 'function') throw new Error('there is no gc');
  gc();
  return refs.filter((ref) => ref.deref() !== undefined).length;
}
