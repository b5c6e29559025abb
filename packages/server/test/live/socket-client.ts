import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { GameAction } from '@fracht/engine';
import { dictionaryOf, mergeWire, PackedReader, type WireDelta, type WireGame } from '@fracht/protocol';
import { WebSocket } from 'ws';
import { type ApiClient } from '@fracht/testing/school/api-client.ts';
import { until } from '@fracht/testing/school/until.ts';

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

export const packed = (value: unknown): string => deflateRawSync(JSON.stringify(value)).toString('base64');
export const unpacked = (text: string): Heard => JSON.parse(inflateRawSync(Buffer.from(text, 'base64')).toString());

let made = 0;
const newId = (): string => `test-${process.pid}-${(made += 1)}`;

/** One viewer's game as the messages tell it. */
export class Follower {
  readonly heard: Heard[] = [];
  seq: number | null = null;
  gaps = 0;
  #game: WireGame | null = null;
  readonly #waiting = new Map<
    string,
    { readonly resolve: (answer: Heard) => void; readonly reject: (error: Error) => void }
  >();

  get game(): WireGame {
    if (this.#game === null) throw new Error('nothing heard yet');
    return this.#game;
  }

  get hasGame(): boolean {
    return this.#game !== null;
  }

  answerTo(id: string): Promise<Heard> {
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** No more answers will come. */
  giveUp(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }

  hear(text: string): void {
    this.hearMessage(unpacked(text));
  }

  hearMessage(message: Heard): void {
    this.heard.push(message);
    if (message.full === true) this.#game = whole(message.state);
    else if (message.state !== undefined) this.#change(message);
    if (message.seq !== undefined && message.state !== undefined) this.seq = message.seq;
    if (message.re === undefined) return;
    this.#waiting.get(message.re)?.resolve(message);
    this.#waiting.delete(message.re);
  }

  #change(message: Heard): void {
    if (this.seq === null || message.seq !== this.seq + 1) this.gaps += 1;
    this.#game = mergeWire(this.game, change(message.state));
  }
}

/** A player at a web socket, written from the protocol alone. */
export class SocketClient extends Follower {
  readonly game_id: string;
  readonly user: string;
  readonly #socket: WebSocket;
  closed: { readonly code: number; readonly reason: string } | null = null;
  /** Whether the server speaks the small encoding; what is said is plain from then on. */
  isSmall = false;

  readonly #reader: PackedReader | null;

  constructor(url: string, game: string, user: string, codec?: string) {
    super();
    const inflate = (bytes: Uint8Array, dictionary: Uint8Array): string =>
      inflateRawSync(bytes, { dictionary }).toString();
    this.#reader = codec?.startsWith('fracht-2') === true ? new PackedReader(game, inflate) : null;
    this.game_id = game;
    this.user = user;
    this.#socket = new WebSocket(url);
    this.#socket.on('message', (data, isBinary) => {
      if (!Buffer.isBuffer(data)) throw new Error('no buffer');
      if (isBinary) this.#hearSmall(data);
      else this.hear(data.toString());
    });
    this.#socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.giveUp(`closed with ${code}`);
    });
    this.#socket.on('error', () => undefined);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  opened(): Promise<void> {
    return until('the socket is open', () => this.isOpen || this.closed !== null);
  }

  sendRaw(text: string | Buffer): void {
    this.#socket.send(text);
  }

  say(message: unknown): void {
    this.sendRaw(this.isSmall ? JSON.stringify(message) : packed(message));
  }

  act(action: GameAction, id = newId()): Promise<Heard> {
    const answer = this.answerTo(id);
    this.say({ game: this.game_id, player: this.user, state: { id, ...action } });
    return answer;
  }

  leave(): void {
    this.#socket.close();
  }

  #hearSmall(data: Buffer): void {
    this.isSmall = true;
    this.hearMessage(heardIn(this.#reader === null ? this.#inflated(data) : this.#reader.read(data)));
  }

  #inflated(data: Uint8Array, dictionary: Uint8Array = dictionaryOf(this.game_id)): unknown {
    return JSON.parse(inflateRawSync(data, { dictionary }).toString());
  }

  async ended(): Promise<{ readonly code: number; readonly reason: string }> {
    await until('the socket is closed', () => this.closed !== null);
    return this.closed ?? { code: 0, reason: '' };
  }
}

/** Comes into a game by a ticket and has the whole state, by the socket's own port or the HTTP port's /socket; may wish for an encoding. */
export async function join(
  client: ApiClient,
  game: string,
  way: 'HTTP' | 'OWN' = 'HTTP',
  codec?: string,
): Promise<SocketClient> {
  const { payload, status } = await client.post('server/connect/', { game });
  if (status !== 200) throw new Error(`connect: ${status}`);
  const user = (await client.get('user/data/')).payload.id;
  const socket = new SocketClient(
    way === 'OWN' ? payload.socket : `${client.address.replace('http', 'ws')}/socket`,
    game,
    user,
    codec,
  );
  await socket.opened();
  socket.say({ game, ticket: payload.ticket, codec });
  await until('the whole game is here', () => socket.hasGame || socket.closed !== null);
  return socket;
}

function heardIn(message: unknown): Heard {
  const heard: Heard = JSON.parse(JSON.stringify(message));
  return heard;
}

// What a server of ours said is taken as it is: the shapes have tests of their own.
function whole(state: unknown): WireGame {
  const game: WireGame = JSON.parse(JSON.stringify(state));
  return game;
}

function change(state: unknown): WireDelta {
  const delta: WireDelta = JSON.parse(JSON.stringify(state));
  return delta;
}
