import type { GameState, PlayerId, PlayerUser } from '@fracht/engine';
import type { Homework } from '../../storage/homework-store.ts';
import type { GameHost } from '../game-host.ts';
import { botPlace } from './bot-places.ts';
import { seatBots } from './seat-keeper.ts';
import type { BotPlace } from './seat-plan.ts';

type Parts = {
  readonly host: Pick<GameHost, 'serve' | 'isClosed'>;
  readonly places: readonly BotPlace[];
  readonly userOf: (player: PlayerId) => PlayerUser;
  readonly broke: (error: unknown) => void;
};

/** The places of the bots beside a student, the same in every attempt: so they decide alike. (HWS-7) */
export function homeworkPlaces({ bots, level }: Pick<Homework, 'bots' | 'level'>): readonly BotPlace[] {
  return Array.from({ length: bots }, (_, index) => ({ player: botPlace(index + 1), level }));
}

/**
 * Seats the bots of a homework as soon as its student has come, whose seat is so the first in every attempt. The returned function has to hear of
 * every change until then. A bot that sits already stays: after a restart only those that are missing sit down. (HWS-7)
 */
export function homeworkSeats({ host, places, userOf, broke }: Parts): (state: GameState) => void {
  let isDone = places.length === 0;
  return ({ state, players, setup }) => {
    if (isDone || state !== 'WAITING' || !players.some(({ id }) => id === setup.leader)) return;
    isDone = true;
    seatBots(host, places, userOf).catch((error: unknown) => {
      if (!host.isClosed) broke(error);
    });
  };
}
