import { z } from 'zod';
import type { LiveGames } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Ownership } from '../games/ownership.ts';
import type { Logger } from '../log.ts';
import type { GameProgress } from '../storage/game-store.ts';
import type { Bus } from './bus.ts';
import { isNotMine, packNote, type ProcessNote, readAnswer } from './notes.ts';
import type { Owners } from './owners.ts';
import type { Subjects } from './subjects.ts';

/** How long a list of games waits for an owner, in ms; after that it shows what is stored. */
const LIST_MS = 500;
/** How long each process may take to close a person's lines, or an owner to give up a game, in ms. */
const TELL_MS = 3000;
const RETRY_S = 1;

/** Not validated: the owner runs the same release. */
const progress = z.custom<GameProgress>((value) => typeof value === 'object' && value !== null);

type Parts = {
  readonly here: LiveGames;
  readonly ownership: Ownership;
  readonly owners: Owners;
  readonly bus: Bus;
  readonly subjects: Subjects;
  readonly logger: Logger;
};

/** The live games of all processes of the school, as the HTTP side of one process uses them. */
export function liveGamesOfAll({ here, ownership, owners, bus, subjects, logger }: Parts): LiveGames {
  const askOwner = async <Shape extends z.ZodType>(
    game: string,
    kind: 'PROGRESS' | 'ATTENTION',
    shape: Shape,
  ): Promise<z.output<Shape> | null> => {
    const asked = await bus.ask(subjects.game(game), packNote({ kind }), LIST_MS);
    return !asked.ok || isNotMine(asked.bytes) ? null : readAnswer(shape.nullable(), asked.bytes);
  };
  /** Asks all other processes; resolves with whether all have done it. */
  const tellAll = async (note: Extract<ProcessNote, { user: string }>): Promise<boolean> => {
    const names = await ownership.others();
    const done = await Promise.all(names.map((name) => bus.ask(subjects.process(name), packNote(note), TELL_MS)));
    return done.every((asked) => asked.ok);
  };
  return {
    progress: async (game) => (await here.progress(game)) ?? askOwner(game, 'PROGRESS', progress),
    async attention(game) {
      if ((await here.progress(game)) !== null) return here.attention(game);
      return (await askOwner(game, 'ATTENTION', z.number())) ?? 0;
    },
    async expel(user) {
      await here.expel(user);
      if (!(await tellAll({ kind: 'EXPEL', user }))) throw new AppError('UNAVAILABLE', { retryAfter: RETRY_S });
    },
    async endOver(user) {
      await here.endOver(user);
      // A process that does not hear it now checks its lines when the bus is back.
      if (!(await tellAll({ kind: 'END_OVER', user }))) logger.warn('a process was not told that a session is over');
    },
    async forget(game) {
      const question = { ask: () => packNote({ kind: 'FORGET' }), withinMs: TELL_MS };
      const { at } = await owners.reach(game, question);
      if (at === 'NOWHERE') throw new AppError('UNAVAILABLE', { retryAfter: RETRY_S });
      if (at !== 'THERE') await here.forget(game);
    },
  };
}
