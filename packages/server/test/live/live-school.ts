import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Viewer } from '@fracht/engine';
import { DEFAULT_CODEC } from '@fracht/protocol';
import type { GameLog } from '../../src/games/log/game-log.ts';
import { openSqliteLog } from '../../src/games/log/sqlite-log.ts';
import { ALONE } from '../../src/games/ownership.ts';
import { Scheduler } from '../../src/games/scheduler/scheduler.ts';
import type { GameRegistry } from '../../src/live/game-registry.ts';
import { isLive, type LiveGame } from '../../src/live/live-game.ts';
import { makeLog } from '../../src/log.ts';
import type { Channel } from '../../src/rooms/channel.ts';
import { PlayerLink } from '../../src/sockets/player-link.ts';
import { openSqlite } from '../../src/storage/sqlite/open-sqlite.ts';
import type { Game } from '../../src/storage/game-store.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { aDatabase } from './a-game.ts';
import { ManualClock } from './manual-clock.ts';

/** Real ms that the clock of a live school shows at first. */
export const BEGINNING = 1_800_000_000_000;

/** A school on its own files whose games are loaded by a registry of this process, under a clock that the test moves. */
export type LiveSchool = {
  readonly storage: Storage;
  readonly log: GameLog;
  readonly clock: ManualClock;
  /** What a registry of it is made with; a new scheduler each time, as after a restart. */
  readonly parts: () => ConstructorParameters<typeof GameRegistry>[0];
  readonly close: () => Promise<void>;
};

/** A live school with Ewa, Anna, Piotr and these games. */
export async function aLiveSchool(games: readonly Game[]): Promise<LiveSchool> {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-live-school-'));
  const file = join(folder, 'log.sqlite');
  await aDatabase(file, games);
  const [storage, log, clock] = [await openSqlite(file, 0), openSqliteLog(file), new ManualClock(BEGINNING)];
  return {
    storage,
    log,
    clock,
    parts: () => ({
      storage,
      log,
      ownership: ALONE,
      scheduler: new Scheduler(clock),
      logger: makeLog('silent'),
      now: clock.now,
      steady: clock.now,
    }),
    async close() {
      await log.close();
      await storage.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A game, loaded here. */
export async function openedIn(registry: GameRegistry, game: string): Promise<LiveGame> {
  const live = await registry.open(game);
  if (!isLive(live)) throw new Error('no game');
  return live;
}

/** A viewer's line into a game, whose session `holds`; `closed`: why it was closed. */
export async function enter(
  live: LiveGame,
  viewer: Viewer,
  holds: () => Promise<boolean> = () => Promise.resolve(true),
) {
  const closed: string[] = [];
  const channel: Channel = {
    codec: DEFAULT_CODEC,
    send: () => undefined,
    waiting: () => 0,
    whenDrained: () => undefined,
    close: (_code, reason) => void closed.push(reason),
  };
  const entry = { live, viewer, login: 's', holds };
  return { closed, link: await PlayerLink.open(entry, channel, makeLog('silent')) };
}

/** Until nothing more follows from what was done in a game. */
export async function settled({ host }: LiveGame): Promise<void> {
  for (let seq = -1; seq !== host.seq;) {
    seq = host.seq;
    for (let turn = 0; turn < 20; turn += 1) await host.idle();
  }
}
