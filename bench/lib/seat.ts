import { once } from 'node:events';
import { world } from '@fracht/content';
import type { GameAction, GameState } from '@fracht/engine';
import { CALLS, fromWire, mergeWire, type PackedReader, type WireGame } from '@fracht/protocol';
import type { ApiClient } from '@fracht/testing/school/api-client.ts';
import { asChange, asHeard, asWhole, type Heard } from '@fracht/testing/school/follower.ts';
import { aPackedReader, packed, unpacked } from '@fracht/testing/school/codec.ts';
import { type RawData, WebSocket } from 'ws';
import { bytesOf } from './bytes-of.ts';

type Answer = { readonly ms: number; readonly ok: boolean; readonly code: string | null };

/**
 * One person's web socket to one game: keeps the game up to date by its messages, and counts messages and bytes. Unlike the tests' Follower it gives the answer to
 * an action before it merges the change, so that the client's own work is not measured.
 */
export class Seat {
  readonly user: string;
  readonly #game: string;
  readonly #socket: WebSocket;
  readonly #reader: PackedReader;
  readonly #waiting = new Map<string, { readonly sentAt: number; readonly resolve: (answer: Answer) => void }>();
  #wire: WireGame | null = null;
  #actions = 0;
  #bytes = 0;
  #messages = 0;
  #isSmall = false;

  private constructor(socket: WebSocket, game: string, user: string) {
    this.#socket = socket;
    this.#game = game;
    this.user = user;
    this.#reader = aPackedReader(game);
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary));
  }

  /** Connects by a ticket. `ms` and `bytes`: from sending the ticket to the whole game. */
  static async take(
    address: string,
    api: ApiClient,
    game: string,
    codec: string,
  ): Promise<{ readonly seat: Seat; readonly ms: number; readonly bytes: number }> {
    const { ticket } = await api.call(CALLS.connect, { body: { game } });
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`);
    await once(socket, 'open');
    const seat = new Seat(socket, game, (await api.call(CALLS.userData, {})).id);
    const start = performance.now();
    socket.send(packed({ game, ticket, codec }));
    await once(socket, 'message');
    return { seat, ms: performance.now() - start, bytes: seat.bytes };
  }

  /** Bytes of all received messages, without the framing of the web socket. */
  get bytes(): number {
    return this.#bytes;
  }

  get messages(): number {
    return this.#messages;
  }

  get wire(): WireGame {
    if (this.#wire === null) throw new Error('Nothing heard yet');
    return this.#wire;
  }

  get view(): GameState {
    return fromWire(this.wire, world);
  }

  act(action: GameAction): Promise<Answer> {
    this.#actions += 1;
    const id = `a${this.#actions}`;
    const message = { game: this.#game, player: this.user, state: { id, ...action } };
    const text = this.#isSmall ? JSON.stringify(message) : packed(message);
    return new Promise((resolve) => {
      this.#waiting.set(id, { sentAt: performance.now(), resolve });
      this.#socket.send(text);
    });
  }

  /** Resolves when the game as received matches. */
  async until(fits: (wire: WireGame) => boolean): Promise<void> {
    while (!fits(this.wire)) await once(this.#socket, 'message');
  }

  async leave(): Promise<void> {
    const closed = once(this.#socket, 'close');
    this.#socket.close();
    await closed;
  }

  #hear(data: RawData, isBinary: boolean): void {
    const sent = bytesOf(data);
    this.#bytes += sent.length;
    this.#messages += 1;
    this.#isSmall = isBinary;
    const message = asHeard(isBinary ? this.#reader.read(sent) : unpacked(sent.toString()));
    this.#answer(message);
    if (message.full === true) this.#wire = asWhole(message.state);
    else if (message.state !== undefined) this.#wire = mergeWire(this.wire, asChange(message.state));
  }

  #answer({ re, ok = false, code }: Heard): void {
    const waiting = this.#waiting.get(re ?? '');
    if (re === undefined || waiting === undefined) return;
    this.#waiting.delete(re);
    waiting.resolve({ ms: performance.now() - waiting.sentAt, ok, code: code ?? null });
  }
}
