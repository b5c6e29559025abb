import type { Viewer } from '@fracht/engine';
import { AppError } from '../errors.ts';
import type { GameRegistry } from '../live/game-registry.ts';
import { isLive, type LiveGame } from '../live/live-game.ts';
import { viewerOf } from '../policies/leading.ts';
import type { Storage } from '../storage/storage.ts';
import type { User } from '../storage/user-store.ts';

type AskedLive = { readonly registry: GameRegistry; readonly storage: Storage; readonly now: () => number };

/**
 * The live game, and in what role the user takes part now, which may have changed since the game was loaded. Throws NOT_FOUND, FORBIDDEN, and UNAVAILABLE
 * if another process owns it. (RGT-6)
 */
export async function openLiveGame(
  { registry, ...asked }: AskedLive,
  id: string,
  user: User,
): Promise<{ readonly live: LiveGame; readonly viewer: Viewer }> {
  const live = await registry.open(id);
  const game = live === null ? null : await asked.storage.games.find(id);
  if (live === null || game === null) throw new AppError('NOT_FOUND');
  if (!isLive(live)) throw new AppError('UNAVAILABLE', { retryAfter: 1 });
  const viewer = await viewerOf(asked, game, user);
  if (viewer === null) throw new AppError('FORBIDDEN');
  return { live, viewer };
}
