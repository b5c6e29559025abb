import { WebSocket } from 'ws';
import { actionId, follower, type Follower } from './channel.ts';
import type { Fields } from './reading.ts';
import { textAt } from './reading.ts';
import type { Visitor } from './http.ts';
import { pack, unpack } from './wire.ts';

export type Closed = { readonly code: number; readonly reason: string };

/** One open socket of one player in one game. */
export type Line = Follower & {
  readonly raw: WebSocket;
  readonly say: (message: unknown) => void;
  /** Sends an action and gives the answer to it, accepted or refused. */
  readonly act: (action: string, fields?: Fields) => Promise<Fields>;
  readonly resend: (message: Fields) => Promise<Fields>;
  readonly closed: Promise<Closed>;
  readonly leave: () => Promise<Closed>;
};

type Opening = { readonly game: string; readonly player: unknown };

/** Opens a web socket and waits until it is open; nothing is sent yet. */
export async function opened(url: string, headers: Readonly<Record<string, string>> = {}): Promise<WebSocket> {
  const raw = new WebSocket(url, { headers, perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    raw.once('open', () => resolve());
    raw.once('error', reject);
  });
  return raw;
}

/** How a socket ends; to be called before it does. */
export function ending(raw: WebSocket): Promise<Closed> {
  return new Promise((resolve) => {
    raw.once('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    raw.on('error', () => undefined);
  });
}

/** A ticket and the address to use it at. */
export async function ticketFor(person: Visitor, game: string): Promise<{ socket: string; ticket: string }> {
  const answer = await person.send('POST', 'server/connect/', { game });
  if (answer.status !== 200) throw new Error(`no ticket: ${answer.status} ${answer.code ?? ''}`);
  return { socket: textAt(answer.payload, 'socket'), ticket: textAt(answer.payload, 'ticket') };
}

/** Opens the socket at `url`, identifies itself, and gives the line once the whole state has come. */
export async function line(url: string, first: Fields, { game, player }: Opening): Promise<Line> {
  const raw = await opened(url);
  const closed = ending(raw);
  const say = (message: unknown) => raw.send(pack(message));
  const self = follower(() => say({ resync: true }));
  raw.on('message', (data: Buffer) => self.hear(unpack(data.toString())));
  const resend = async (state: Fields): Promise<Fields> => {
    const from = self.messages.length;
    say({ game, player, state });
    return self.until(`the answer to ${String(state.action)}`, (message) => message.re === state.id, from);
  };
  say(first);
  await Promise.race([
    self.until('the first, whole state', (message) => message.full === true),
    closed.then(({ code, reason }) => {
      throw new Error(`closed at the start: ${code} ${reason}`);
    }),
  ]);
  return {
    ...self,
    raw,
    say,
    closed,
    resend,
    act: (action, fields = {}) => resend({ id: actionId(), action, ...fields }),
    leave: () => {
      raw.close();
      return closed;
    },
  };
}

/** Joins with a ticket at the address that server/connect gave, or at another one. */
export async function join(person: Visitor, game: string, url?: string): Promise<Line> {
  const { socket, ticket } = await ticketFor(person, game);
  const player = textAt((await person.get('user/data/')).payload, 'id');
  return line(url ?? socket, { game, ticket }, { game, player });
}
