import type { RealClock } from '../games/scheduler/real-clock.ts';
import type { BusAnswer, Bus } from './bus.ts';
import { isNotMine } from './notes.ts';
import { isOneWord, type Subjects } from './subjects.ts';

/** A game that changes hands, or whose owner was killed, is somebody's again well within so many ms: its lease lasts 2 s. */
const PATIENCE_MS = 5000;
const AGAIN_MS = 100;

/** Where a game is decided: in this process; by another, which answered; by nobody yet; by somebody who cannot be reached now. */
export type Reached =
  | { readonly at: 'HERE' | 'FREE' | 'NOWHERE' }
  | { readonly at: 'THERE'; readonly answer: Uint8Array };

/** What an owner is asked. */
export type OwnerQuestion = {
  /** The bytes, made anew for each try. */
  readonly ask: () => Uint8Array;
  /** How long one answer may take, in ms. */
  readonly withinMs: number;
  /** Takes the game that nobody owns; false where somebody else was quicker. Absent: it stays free. */
  readonly take?: () => Promise<boolean>;
};

type Parts = {
  readonly bus: Bus;
  readonly subjects: Subjects;
  /** Whether a game is in this process' memory, or on its way there. */
  readonly isHere: (game: string) => boolean;
  readonly clock: RealClock;
};

/** Finds the owner of a live game by asking it what it is to be asked. */
export class Owners {
  readonly #parts: Parts;
  #isStopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** From now on nobody is reached, and nothing is here. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Asks until the owner answered or the patience is over. Who asks twice must mean it once: an answer may be lost after the work was done. */
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

/** Whether a game that is on its way here has come: another process may have been quicker. */
async function isTaken({ take }: OwnerQuestion): Promise<boolean> {
  return take === undefined || take();
}
