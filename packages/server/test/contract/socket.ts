import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type ApiClient, done } from '@fracht/testing/school/api-client.ts';
import { packed, unpacked } from '@fracht/testing/school/codec.ts';
import { until } from '@fracht/testing/school/until.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a stranger's client takes what it is told as it is
export type AnyJson = any;

/** The merge rule of the protocol, rule 2: lists of entities with an id by id, removals, other keys replaced. */
export function merged(state: AnyJson, change: AnyJson): AnyJson {
  const next = { ...state };
  for (const [key, value] of Object.entries(change))
    next[key] = isEntities(value) ? mergedList(next[key], value) : value;
  return next;
}

function mergedList(before: readonly AnyJson[], changes: readonly AnyJson[]): readonly AnyJson[] {
  const byId = new Map(before.map((item) => [item.id, item]));
  for (const { removed, ...item } of changes) {
    if (removed === true) byId.delete(item.id);
    else byId.set(item.id, { ...byId.get(item.id), ...item });
  }
  return [...byId.values()];
}

const isEntities = (value: unknown): value is readonly AnyJson[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => typeof item === 'object' && item !== null && 'id' in item);

let made = 0;

/** A player at a socket. */
export class Seat {
  readonly heard: AnyJson[] = [];
  readonly texts: string[] = [];
  readonly game: string;
  readonly user: string;
  readonly socket: WebSocket;
  state: AnyJson = null;
  seq = -1;
  gaps = 0;
  pings = 0;
  closed: { readonly code: number; readonly reason: string } | null = null;

  constructor(url: string, game: string, user: string) {
    this.game = game;
    this.user = user;
    this.socket = new WebSocket(url);
    this.socket.on('message', (data, isBinary) => {
      if (isBinary || !Buffer.isBuffer(data)) throw new Error('a binary message');
      this.hear(data.toString());
    });
    this.socket.on('ping', () => (this.pings += 1));
    this.socket.on('close', (code, reason) => (this.closed = { code, reason: String(reason) }));
    this.socket.on('error', () => undefined);
  }

  async opened(): Promise<this> {
    if (this.socket.readyState === WebSocket.CONNECTING) await once(this.socket, 'open');
    return this;
  }

  say(message: unknown): void {
    this.socket.send(packed(message));
  }

  async act(action: string, fields: object = {}, id = `c${(made += 1)}`): Promise<AnyJson> {
    const from = this.heard.length;
    this.say({ game: this.game, player: this.user, state: { id, action, ...fields } });
    return this.hears((message) => message.re === id, from);
  }

  /** The first matching message from index `from` on, once it has come. */
  async hears(fits: (message: AnyJson) => boolean, from = this.heard.length): Promise<AnyJson> {
    await until('a message', () => this.closed !== null || this.heard.slice(from).some(fits));
    const found = this.heard.slice(from).find(fits);
    if (found === undefined) throw new Error(`closed: ${JSON.stringify(this.closed)}`);
    return found;
  }

  async ended(): Promise<{ readonly code: number; readonly reason: string }> {
    await until('the end of the socket', () => this.closed !== null);
    return this.closed ?? { code: 0, reason: '' };
  }

  hear(text: string): void {
    this.texts.push(text);
    const message: AnyJson = unpacked(text);
    this.heard.push(message);
    if (message.state === undefined) return;
    if (message.full === false && message.seq !== this.seq + 1) this.gaps += 1;
    this.state = message.full === true ? message.state : merged(this.state, message.state);
    this.seq = message.seq;
  }
}

/** An open socket that has not sent anything yet, and the ticket it may use. */
export async function aKnock(client: ApiClient, game: string): Promise<{ seat: Seat; ticket: string }> {
  const { payload } = await done(client.post('server/connect/', { game }));
  const user = (await done(client.get('user/data/'))).payload.id;
  return { seat: await new Seat(payload.socket, game, user).opened(), ticket: payload.ticket };
}

/** A member connected by socket, who has the whole state. */
export async function sit(client: ApiClient, game: string): Promise<Seat> {
  const { seat, ticket } = await aKnock(client, game);
  seat.say({ game, ticket });
  await until('the whole state', () => seat.state !== null || seat.closed !== null);
  return seat;
}
