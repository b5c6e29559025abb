import { inflateRawSync } from 'node:zlib';
import type { GameAction } from '@fracht/engine';
import { dictionaryOf, type PackedReader } from '@fracht/protocol';
import { WebSocket } from 'ws';
import { type ApiClient } from '@fracht/testing/school/api-client.ts';
import { asHeard, Follower, type Heard } from '@fracht/testing/school/follower.ts';
import { aPackedReader, packed } from '@fracht/testing/school/codec.ts';
import { until } from '@fracht/testing/school/until.ts';

let made = 0;
const newId = (): string => `test-${process.pid}-${(made += 1)}`;

/** A follower that keeps all messages, for tests of what is sent. */
export class Listener extends Follower {
  readonly heard: Heard[] = [];

  override hearMessage(message: Heard): void {
    this.heard.push(message);
    super.hearMessage(message);
  }
}

/** A player at a web socket. */
export class SocketClient extends Listener {
  readonly game_id: string;
  readonly user: string;
  readonly #socket: WebSocket;
  closed: { readonly code: number; readonly reason: string } | null = null;
  /** Whether the server uses the compact encoding; messages to it are plain from then on. */
  isSmall = false;

  readonly #reader: PackedReader | null;

  constructor(url: string, game: string, user: string, codec?: string) {
    super();
    this.#reader = codec?.startsWith('fracht-2') === true ? aPackedReader(game) : null;
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
    this.hearMessage(asHeard(this.#reader === null ? this.#inflated(data) : this.#reader.read(data)));
  }

  #inflated(data: Uint8Array, dictionary: Uint8Array = dictionaryOf(this.game_id)): unknown {
    return JSON.parse(inflateRawSync(data, { dictionary }).toString());
  }

  async ended(): Promise<{ readonly code: number; readonly reason: string }> {
    await until('the socket is closed', () => this.closed !== null);
    return this.closed ?? { code: 0, reason: '' };
  }
}

/** Connects to a game with a ticket and gets the whole state, by the socket's own port or the HTTP port's /socket; may ask for an encoding. */
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
