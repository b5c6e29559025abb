import { setImmediate } from 'node:timers/promises';
import type { Onlooker, StandingGame } from '@fracht/protocol';
import { AppError } from '../errors.ts';
import { SerialQueue } from '../games/serial-queue.ts';
import { type Breath, replayTexts } from './replay-json.ts';

/** Length of a slice of a replay, in ms; live games answer between two slices. */
const SLICE_MS = 8;

/** How many viewers one pass may have: for each it holds some MB of text until that has been sent. */
const MOST_VIEWERS = 10;

/** A pass through a game that has not begun yet, with everybody who waits for it. */
type Pass = { readonly onlookers: Onlooker[]; readonly texts: Promise<readonly string[]> };

/**
 * Replays games on request: one pass at a time in this process, in slices between which everything else runs. A viewer who asks for the same
 * game while others wait for it is served by the same pass; a person can ask for only one at a time. (RPL-7)
 */
export class Replays {
  readonly #queue = new SerialQueue();
  readonly #asking = new Set<string>();
  /** The passes that have not begun and have room, by what is replayed. */
  readonly #open = new Map<string, Pass>();
  readonly #sliceMs: number;

  constructor(sliceMs: number = SLICE_MS) {
    this.#sliceMs = sliceMs;
  }

  /** The JSON of a replay for its viewer, once it is the viewer's turn. Throws TOO_MANY while another for the same viewer is being made. */
  async textFor(game: StandingGame, onlooker: Onlooker): Promise<string> {
    const { player } = onlooker.viewer;
    if (this.#asking.has(player)) throw new AppError('TOO_MANY', { retryAfter: 1 });
    this.#asking.add(player);
    try {
      const { onlookers, texts } = this.#passFor(game);
      const place = onlookers.push(onlooker) - 1;
      return (await texts)[place] ?? '';
    } finally {
      this.#asking.delete(player);
    }
  }

  #passFor(game: StandingGame): Pass {
    // A game that went on meanwhile has more entries, and counts as another one.
    const key = `${game.setup.game} ${game.entries.length}`;
    const open = this.#open.get(key);
    if (open !== undefined && open.onlookers.length < MOST_VIEWERS) return open;
    const onlookers: Onlooker[] = [];
    const texts = this.#queue.run(() => {
      if (this.#open.get(key) === pass) this.#open.delete(key);
      return this.#textsOf(game, onlookers);
    });
    const pass: Pass = { onlookers, texts };
    this.#open.set(key, pass);
    return pass;
  }

  async #textsOf(game: StandingGame, onlookers: readonly Onlooker[]): Promise<readonly string[]> {
    const [first] = onlookers;
    if (first === undefined) return [];
    const viewers = onlookers.map(({ viewer }) => viewer);
    return replayTexts(game, { viewers, extra: first.extra }, breathEvery(this.#sliceMs));
  }
}

/** Lets other work run if so many ms have passed since it last ran. */
function breathEvery(sliceMs: number): Breath {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < sliceMs) return;
    await setImmediate();
    began = performance.now();
  };
}
