import type { GameSeconds, PlayerId, RejectionCode } from '@fracht/engine';

/** The answer to a player's action: its number in the game's log, or why it was refused. */
export type LoggedAnswer =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly code: RejectionCode };

/** Refusals are kept only for a while: trying again does no harm. */
const MOST_REFUSALS = 200;

/** The first answer to every action id, so that a retry never has a second effect. (LVG-3) */
export class GivenAnswers {
  readonly #accepted = new Map<string, number>();
  readonly #refused = new Map<string, RejectionCode>();
  readonly #last = new Map<PlayerId, GameSeconds>();

  /** The first answer; undefined when the id is new. */
  find(player: PlayerId, id: string): LoggedAnswer | undefined {
    const key = keyOf(player, id);
    const seq = this.#accepted.get(key);
    if (seq !== undefined) return { ok: true, seq };
    const code = this.#refused.get(key);
    return code === undefined ? undefined : { ok: false, code };
  }

  accept(player: PlayerId, id: string, seq: number, at: GameSeconds): void {
    this.#accepted.set(keyOf(player, id), seq);
    this.#last.set(player, at);
  }

  /** When the player's last accepted action was; null: there was none. */
  lastAt(player: PlayerId): GameSeconds | null {
    return this.#last.get(player) ?? null;
  }

  refuse(player: PlayerId, id: string, code: RejectionCode): void {
    this.#refused.set(keyOf(player, id), code);
    if (this.#refused.size <= MOST_REFUSALS) return;
    for (const oldest of this.#refused.keys()) {
      this.#refused.delete(oldest);
      return;
    }
  }
}

function keyOf(player: PlayerId, id: string): string {
  return `${player}/${id}`;
}
