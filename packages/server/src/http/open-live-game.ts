import type { Viewer } from '@fracht/engine';
import { AppError } from '../errors.ts';
import type { GameRegistry } from '../live/game-registry.ts';
import { isLive, type LiveGame, viewerOf } from '../live/live-game.ts';

/** The live game, and in what role the user takes part. Throws NOT_FOUND, FORBIDDEN, and UNAVAILABLE if another process owns it. (RGT-6) */
export async function openLiveGame(
  registry: GameRegistry,
  id: string,
  user: string,
): Promise<{ readonly live: LiveGame; readonly viewer: Viewer }> {
  const live = await registry.open(id);
  if (live === null) throw new AppError('NOT_FOUND');
  if (!isLive(live)) throw new AppError('UNAVAILABLE', { retryAfter: 1 });
  const viewer = viewerOf(live.game, user);
  if (viewer === null) throw new AppError('FORBIDDEN');
  return { live, viewer };
}
