import type { RealClock } from '../games/scheduler/real-clock.ts';
import type { BusAnswer, Bus } from './bus.ts';
import { isNotMine } from './notes.ts';
import { isOneWord, type Subjects } from './subjects.ts';

/** How long an owner is looked for, in ms: more than it takes a game to change hands, even after a kill, because a lease lasts 2 s. */
const PATIENCE_MS = 5000;
const AGAIN_MS = 100;

/** Where a game is decided. HERE: in this process; THERE: in another one, which answered; FREE: nobody owns it; NOWHERE: its owner cannot be reached now. */
export type Reached =
  | { readonly at: 'HERE' | 'FREE' | 'NOWHERE' }
  | { readonly at: 'THERE'; readonly answer: Uint8Array };

/** A request to an owner. */
export type OwnerQuestion = {
  /** Makes the request's bytes, again for each attempt. */
  readonly ask: () => Uint8Array;
  /** How long one answer may take, in ms. */
  readonly withinMs: number;
  /** Takes a game that nobody owns; false if another process was quicker. Absent: the game stays free. */
  readonly take?: () => Promise<boolean>;
};

type OwnersParts = {
  readonly bus: Bus;
  readonly subjects: Subjects;
  /** Whether a game is in this process's memory, or being loaded. */
  readonly isHere: (game: string) => boolean;
  readonly clock: RealClock;
};

/** Finds the owner of a live game by sending the request itself to the game's subject. */
export class Owners {
  readonly #parts: OwnersParts;
  #isStopped = false;

  constructor(parts: OwnersParts) {
    this.#parts = parts;
  }

  /** From now on nobody is found, and no game counts as here. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Repeats the request until the owner has answered or the time is over. The request must be idempotent: an answer may be lost after the work was done. */
  async reach(game: string, question: OwnerQuestion): Promise<Reached> {
    const { isHere, clock } = this.#parts;
    const late = clock.now() + PATIENCE_MS;
    while (!this.#isStopped && clock.now() < late) {
      if (!isOneWord(game) || (isHere(game) && (await isTaken(question)))) return { at: 'HERE' };
      const reached = await this.#try(game, question);
      if (reached !== null) return reached;
      await new Promise<void>((resolve) => void clock.wakeAfter(AGAIN_MS, resolve));
    }
    return { at: 'NOWHERE' };
  }

  async #try(game: string, { ask, withinMs, take }: OwnerQuestion): Promise<Reached | null> {
    const { bus, subjects } = this.#parts;
    const asked: BusAnswer = await bus.ask(subjects.game(game), ask(), withinMs);
    if (asked.ok) return isNotMine(asked.bytes) ? null : { at: 'THERE', answer: asked.bytes };
    if (asked.why === 'AWAY') return { at: 'NOWHERE' };
    if (asked.why === 'LATE') return null;
    if (take === undefined) return { at: 'FREE' };
    return (await take()) ? { at: 'HERE' } : null;
  }
}

/** Whether a game that is being loaded has really come here: another process may have been quicker. */
async function isTaken({ take }: OwnerQuestion): Promise<boolean> {
  return take === undefined || take();
}
