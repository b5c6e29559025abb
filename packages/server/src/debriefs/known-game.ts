import { isDeepStrictEqual } from 'node:util';
import {
  decisionsOf,
  type FinishedGame,
  judgeOf,
  type JudgedDecision,
  type PlayerDecision,
  type Recording,
  recordingOf,
  type Valued,
  valueOf,
} from '@fracht/debrief';
import type { GameAction } from '@fracht/engine';

/** A replayed game, with what has been worked out of it so far. */
export class KnownGame {
  readonly recording: Recording;
  readonly #decisions = new Map<string, readonly PlayerDecision[]>();
  readonly #judged = new Map<string, JudgedDecision>();

  constructor(game: FinishedGame) {
    this.recording = recordingOf(game);
  }

  /** All decisions of a player, in order. */
  decisionsOf(player: string): readonly PlayerDecision[] {
    const known = this.#decisions.get(player) ?? decisionsOf(this.recording, player);
    this.#decisions.set(player, known);
    return known;
  }

  /** Takes over decisions that another thread has judged. */
  learn(judged: readonly JudgedDecision[]): void {
    for (const one of judged) this.#judged.set(one.decision.id, one);
  }

  /** What a decision cost or brought; takes some ten milliseconds the first time. */
  judged(decision: PlayerDecision): JudgedDecision {
    return judgeOf(this.recording, this.decisionsOf(decision.player), this.#judged)(decision);
  }

  /** How much more any other legal actions would have brought than what was done; for an alternative, what its debrief says. */
  valued(decision: PlayerDecision, actions: readonly GameAction[]): Valued {
    const known = this.judged(decision).valued.find(({ alternative }) =>
      isDeepStrictEqual(alternative.actions, actions),
    );
    return known ?? valueOf(this.recording, this.decisionsOf(decision.player), this.#judged)(decision, { actions });
  }
}
