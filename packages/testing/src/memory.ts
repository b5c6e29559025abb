import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How many of these are still in memory after a garbage collection. */
export async function keptOf(refs: readonly WeakRef<object>[]): Promise<number> {
  // An object that a WeakRef gave, or was made for, is kept until the end of the current task.
  await new Promise(setImmediate);
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  if (typeof gc !== 'function') throw new Error('there is no gc');
  gc();
  return refs.filter((ref) => ref.deref() !== undefined).length;
}
