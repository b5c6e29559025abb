import type { GameState, PlayerId, PlayerUser } from '@fracht/engine';
import type { Homework } from '../../storage/homework-store.ts';
import type { GameHost } from '../game-host.ts';
import { botPlace } from './bot-places.ts';
import { seatBots } from './seat-keeper.ts';
import type { BotPlace } from './seat-plan.ts';

type HomeworkSeatsParts = {
  readonly host: Pick<GameHost, 'serve' | 'isClosed'>;
  readonly places: readonly BotPlace[];
  readonly userOf: (player: PlayerId) => PlayerUser;
  readonly broke: (error: unknown) => void;
};

/** The places of the bots alongside a student, the same in every attempt, so that the bots decide alike. (HWS-7) */
export function homeworkPlaces({ bots, level }: Pick<Homework, 'bots' | 'level'>): readonly BotPlace[] {
  return Array.from({ length: bots }, (_, index) => ({ player: botPlace(index + 1), level }));
}

/**
 * Seats the bots of a homework as soon as its student has come, so that the student has the first seat in every attempt. Call the returned
 * function with every change until then. After a restart only the bots that are missing are seated. (HWS-7)
 */
export function homeworkSeats({ host, places, userOf, broke }: HomeworkSeatsParts): (state: GameState) => void {
  let isDone = places.length === 0;
  return ({ state, players, setup }) => {
    if (isDone || state !== 'WAITING' || !players.some(({ id }) => id === setup.leader)) return;
    isDone = true;
    seatBots(host, places, userOf).catch((error: unknown) => {
      if (!host.isClosed) broke(error);
    });
  };
}
