import { setImmediate } from 'node:timers/promises';
import type { Onlooker, StandingGame } from '@fracht/protocol';
import { AppError } from '../errors.ts';
import { SerialQueue } from '../games/serial-queue.ts';
import { type Breath, replayJson } from './replay-json.ts';

/** So many ms a replay keeps the process from all else at a time: live games answer in between. */
const SLICE_MS = 8;

/** Replays games for those who ask: one at a time in this process, one at a time for a person, in slices between which all else runs. (RPL-7) */
export class Replays {
  readonly #queue = new SerialQueue();
  readonly #asking = new Set<string>();
  readonly #sliceMs: number;

  constructor(sliceMs: number = SLICE_MS) {
    this.#sliceMs = sliceMs;
  }

  /** The JSON of a replay for its viewer, once it is the turn. Throws TOO_MANY while another of the same viewer is being made. */
  async textFor(game: StandingGame, onlooker: Onlooker): Promise<string> {
    const { player } = onlooker.viewer;
    if (this.#asking.has(player)) throw new AppError('TOO_MANY', { retryAfter: 1 });
    this.#asking.add(player);
    try {
      return await this.#queue.run(() => replayJson(game, onlooker, breathEvery(this.#sliceMs)));
    } finally {
      this.#asking.delete(player);
    }
  }
}

/** Lets other work run once so many ms have passed since it last did. */
function breathEvery(sliceMs: number): Breath {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < sliceMs) return;
    await setImmediate();
    began = performance.now();
  };
}
