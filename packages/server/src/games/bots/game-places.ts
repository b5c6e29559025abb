import type { GameState, PlayerId, PlayerUser } from '@fracht/engine';
import type { Logger } from '../../log.ts';
import type { GameHost } from '../game-host.ts';
import type { Scheduler } from '../scheduler/scheduler.ts';
import { GameBots } from './game-bots.ts';
import { SeatKeeper } from './seat-keeper.ts';
import { homeworkSeats } from './homework-seats.ts';
import type { BotPlace, Attendance } from './seat-plan.ts';

type GamePlacesParts = {
  readonly host: Pick<GameHost, 'state' | 'now' | 'serve' | 'play' | 'realAt' | 'isClosed'>;
  readonly scheduler: Scheduler;
  readonly attendance: Attendance;
  readonly userOf: (player: PlayerId) => PlayerUser;
  readonly logger: Logger;
  /** The bots that play alongside the one student of a homework. */
  readonly beside: readonly BotPlace[];
};

/** The bots of one live game: which places are theirs, and what they do there. (SBT-1, SBT-3) */
export type GamePlaces = {
  /** The game is now as `state` says: must be called for every change, in order. */
  readonly follow: (state: GameState) => void;
  /** The game leaves memory: the bots stop. */
  readonly close: () => void;
};

/** Keeps the places of a live game and plays its bots. Errors here are logged and do not stop the game. */
export function keepPlaces({ host, scheduler, attendance, userOf, logger, beside }: GamePlacesParts): GamePlaces {
  const broke = (error: unknown): void =>
    logger.error({ err: error, game: host.state.setup.game }, 'bots of a game could not go on');
  const seats = new SeatKeeper({ host, scheduler, attendance, userOf, broke });
  const bots = new GameBots({ host, scheduler, broke });
  const seat = homeworkSeats({ host, places: beside, userOf, broke });
  return {
    follow(state) {
      seat(state);
      seats.follow(state);
      bots.follow(state);
    },
    close() {
      seats.close();
      bots.close();
    },
  };
}
