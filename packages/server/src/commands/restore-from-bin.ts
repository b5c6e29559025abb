import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { BinThing } from '../storage/bin-store.ts';

/**
 * Restores something from the bin. Throws NOT_FOUND if it is no longer there, ATTEMPT_OPEN if its student has begun another attempt meanwhile, ACCOUNT_TAKEN if another
 * account has the address by now. (BIN-3, BIN-8)
 */
export async function restoreFromBin({ storage }: AppContext, thing: Pick<BinThing, 'kind' | 'id'>): Promise<void> {
  const restored = await storage.bin.restore(thing);
  if (restored === 'GONE') throw new AppError('NOT_FOUND');
  if (restored === 'ATTEMPT_OPEN') throw new AppError('ATTEMPT_OPEN');
  if (restored === 'TAKEN') throw new AppError('ACCOUNT_TAKEN');
}
