import { worldOfVersion } from '@fracht/content';
import type { GameState } from '@fracht/engine';
import { fromWire, mergeWire, type WireDelta, type WireGame } from '@fracht/protocol';
import { unpacked } from './codec.ts';

/** A message of the server. */
export type Heard = {
  readonly game?: string;
  readonly player?: string | null;
  readonly seq?: number;
  readonly serverTime?: number;
  readonly full?: boolean;
  readonly re?: string;
  readonly ok?: boolean;
  readonly code?: string;
  readonly message?: string;
  readonly state?: unknown;
};

type Waiting = { readonly resolve: (answer: Heard) => void; readonly reject: (error: Error) => void };

/** One viewer's game as the messages of its connection describe it: whole, then by numbered changes; and the answers to the viewer's actions. */
export class Follower {
  /** The number of the last change; null: none yet. */
  seq: number | null = null;
  /** How many changes came whose number did not follow the previous one. */
  gaps = 0;
  /** The server's clock at its last message, in ms. */
  serverTime: number | null = null;
  #game: WireGame | null = null;
  readonly #waiting = new Map<string, Waiting>();
  #lostBy: string | null = null;

  /** The game as it was last received. Throws before the first message. */
  get game(): WireGame {
    if (this.#game === null) throw new Error('nothing heard yet');
    return this.#game;
  }

  get hasGame(): boolean {
    return this.#game !== null;
  }

  /** Why nothing can come any more; null: it can. */
  get lostBy(): string | null {
    return this.#lostBy;
  }

  /** The engine's view of the game, advanced from its last message to this moment as a browser does. */
  view(): GameState {
    const view = fromWire(this.game, worldOfVersion(this.game.map));
    if (view.state !== 'IN_PROGRESS' || this.serverTime === null) return view;
    const since = Math.max(0, Date.now() - this.serverTime);
    return { ...view, now: view.now + Math.floor((since * 60 * this.game.speed) / this.game.unitMs) };
  }

  /** The answer to the action of this id, when it has come. Rejects when none can come any more. */
  answerTo(id: string): Promise<Heard> {
    if (this.#lostBy !== null) return Promise.reject(new Error(this.#lostBy));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** No more answers will come. */
  giveUp(reason: string): void {
    this.#lostBy = reason;
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }

  /** Takes a message in the plain encoding. */
  hear(text: string): void {
    this.hearMessage(asHeard(unpacked(text)));
  }

  hearMessage(message: Heard): void {
    this.serverTime = message.serverTime ?? this.serverTime;
    if (message.full === true) this.#game = asWhole(message.state);
    else if (message.state !== undefined) this.#change(message);
    if (message.seq !== undefined && message.state !== undefined) this.seq = message.seq;
    if (message.re === undefined) return;
    this.#waiting.get(message.re)?.resolve(message);
    this.#waiting.delete(message.re);
  }

  #change(message: Heard): void {
    if (this.seq === null || message.seq !== this.seq + 1) this.gaps += 1;
    this.#game = mergeWire(this.game, asChange(message.state));
  }
}

// Messages of this repository's own server are not validated: that they match the schemas has tests of its own.
export function asHeard(message: unknown): Heard {
  const heard: Heard = JSON.parse(JSON.stringify(message));
  return heard;
}

export function asWhole(state: unknown): WireGame {
  const game: WireGame = JSON.parse(JSON.stringify(state));
  return game;
}

export function asChange(state: unknown): WireDelta {
  const delta: WireDelta = JSON.parse(JSON.stringify(state));
  return delta;
}
