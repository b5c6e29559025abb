import { z } from 'zod';
import type { LiveGames } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Ownership } from '../games/ownership.ts';
import type { Scheduler } from '../games/scheduler/scheduler.ts';
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
/** After so many ms a process is told again of an erased person if it did not answer. */
const AGAIN_MS = 5000;

/** Not validated: the owner runs the same release. */
const progress = z.custom<GameProgress>((value) => typeof value === 'object' && value !== null);

type RouterParts = {
  readonly here: LiveGames;
  readonly ownership: Ownership;
  readonly owners: Owners;
  readonly bus: Bus;
  readonly subjects: Subjects;
  readonly logger: Logger;
  readonly scheduler: Pick<Scheduler, 'after'>;
};

type TellingNote = Extract<ProcessNote, { user: string }>;

/** Sends a request to these processes and resolves with those that did not confirm it. */
async function told(
  { bus, subjects }: Pick<RouterParts, 'bus' | 'subjects'>,
  names: readonly string[],
  note: TellingNote,
): Promise<readonly string[]> {
  const done = await Promise.all(names.map((name) => bus.ask(subjects.process(name), packNote(note), TELL_MS)));
  return names.filter((_name, index) => done[index]?.ok !== true);
}

/** Whether one of these processes has a lesson in which a situation waits for an answer; a process that does not answer may have one. */
async function isAskedElsewhere(
  { bus, subjects }: Pick<RouterParts, 'bus' | 'subjects'>,
  names: readonly string[],
  item: string,
): Promise<boolean> {
  const note = packNote({ kind: 'IS_ASKED', item });
  const answers = await Promise.all(names.map((name) => bus.ask(subjects.process(name), note, LIST_MS)));
  return answers.some((answer) => !answer.ok || readAnswer(z.number(), answer.bytes) !== 0);
}

/** The live games of all processes of the school, as the HTTP side of one process uses them. */
export function liveGamesOfAll({ here, ownership, owners, bus, subjects, logger, scheduler }: RouterParts): LiveGames {
  const askOwner = async <Shape extends z.ZodType>(
    game: string,
    kind: 'PROGRESS' | 'ATTENTION',
    shape: Shape,
  ): Promise<z.output<Shape> | null> => {
    const asked = await bus.ask(subjects.game(game), packNote({ kind }), LIST_MS);
    return !asked.ok || isNotMine(asked.bytes) ? null : readAnswer(shape.nullable(), asked.bytes);
  };
  const tell = (names: readonly string[], note: TellingNote) => told({ bus, subjects }, names, note);
  /**
   * Tells the other processes of an erased person, and repeats it to those that did not answer, until they answer or are gone; `left`: whom to
   * tell, null: all. Nothing else would repeat it: the account is gone, so the call that erased it cannot be made again.
   */
  const tellErased = async (user: string, left: readonly string[] | null): Promise<void> => {
    let silent = left;
    try {
      const others = await ownership.others();
      silent = await tell(left === null ? others : others.filter((name) => left.includes(name)), {
        kind: 'EXPEL',
        user,
      });
      if (silent.length === 0) return;
      logger.warn({ processes: silent.length }, 'a process was not told that a person is erased');
    } catch (error) {
      logger.warn({ err: error }, 'the processes to be told that a person is erased could not be looked up');
    }
    scheduler.after(AGAIN_MS, () => void tellErased(user, silent));
  };
  return {
    progress: async (game) => (await here.progress(game)) ?? askOwner(game, 'PROGRESS', progress),
    async attention(game) {
      if ((await here.progress(game)) !== null) return here.attention(game);
      return (await askOwner(game, 'ATTENTION', z.number())) ?? 0;
    },
    async isAsked(item) {
      return (await here.isAsked(item)) || isAskedElsewhere({ bus, subjects }, await ownership.others(), item);
    },
    async expel(user) {
      await here.expel(user);
      await tellErased(user, null);
    },
    async endOver(user) {
      await here.endOver(user);
      // A process that does not hear it now checks its lines when the bus is back.
      const silent = await tell(await ownership.others(), { kind: 'END_OVER', user });
      if (silent.length > 0) logger.warn('a process was not told that a session is over');
    },
    async forget(game) {
      const question = { ask: () => packNote({ kind: 'FORGET' }), withinMs: TELL_MS };
      const { at } = await owners.reach(game, question);
      if (at === 'NOWHERE') throw new AppError('UNAVAILABLE', { retryAfter: RETRY_S });
      if (at !== 'THERE') await here.forget(game);
    },
  };
}
