import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Doors } from './doors.ts';
import { GameClient, type ClientEvents, type LinkState } from './game-client.ts';
import type { ServerMessage } from './server-message.ts';
import type { ChannelKind, TransportEvents } from './transport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Line = { channel: ChannelKind; url: string; sent: unknown[]; events: TransportEvents; isOpen: boolean };

/** A fake network: the test sends the server's messages on its connections. */
function aNetwork(sockets: readonly string[] = ['ws://a/socket', 'ws://a:54345']) {
  const lines: Line[] = [];
  const open = (channel: ChannelKind, url: string, events: TransportEvents) => {
    const line: Line = { channel, url, sent: [], events, isOpen: true };
    lines.push(line);
    return {
      channel,
      send: (message: unknown) => void line.sent.push(message),
      close: () => {
        line.isOpen = false;
      },
    };
  };
  const doors: { -readonly [Name in keyof Doors]: Doors[Name] } = {
    game: 'g',
    invite: async () => ({ ok: true, ticket: 'ticket', sockets }),
    isThere: async () => true,
    leave: async () => undefined,
    openSocket: (url, _ticket, events) => open('SOCKET', url, events),
    openStream: (_ticket, events) => open('STREAM', 'stream', events),
  };
  return { lines, doors };
}

function aListener() {
  const links: LinkState[] = [];
  const messages: ServerMessage[] = [];
  const facts = { mayAct: true, isOver: false };
  const events: ClientEvents = {
    link: (state) => void links.push(state),
    message: (message) => void messages.push(message),
    answered: () => undefined,
    mayAct: () => facts.mayAct,
    isOver: () => facts.isOver,
  };
  return { links, messages, facts, events };
}

const whole = (seq: number) => ({ game: 'g', player: null, state: { id: 'g' }, seq, serverTime: 1, full: true });
const change = (seq: number, rest: object = {}) => ({ game: 'g', player: 'p', state: {}, seq, serverTime: 1, ...rest });

const sent = (id: string, action: object) => ({ game: 'g', player: 'p', state: { id, ...action } });

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

function last<T>(list: readonly T[]): T {
  const item = list.at(-1);
  if (item === undefined) throw new Error('nothing there');
  return item;
}

async function aConnectedClient() {
  const [network, listener] = [aNetwork(), aListener()];
  const client = new GameClient(network.doors, 'p', listener.events);
  client.start();
  await settle();
  last(network.lines).events.message(whole(7));
  await settle();
  return { client, ...network, ...listener };
}

test('[LIN-1] the page’s own socket comes first and brings the whole game', async () => {
  const { client, lines, links, messages } = await aConnectedClient();
  expect(lines.map(({ url }) => url)).toEqual(['ws://a/socket']);
  expect(last(links)).toEqual({ link: 'ONLINE', channel: 'SOCKET' });
  expect(messages).toHaveLength(1);
  client.stop();
});

test('[LIN-1] where sockets are blocked the stream is asked within 2.5 s, and brings the game within 5 s', async () => {
  const [{ lines, doors }, { links, events }] = [aNetwork(), aListener()];
  const client = new GameClient(doors, 'p', events);
  client.start();
  await vi.advanceTimersByTimeAsync(2500);
  expect(lines.map(({ url }) => url)).toEqual(['ws://a/socket', 'ws://a:54345', 'stream']);
  expect(lines.map(({ isOpen }) => isOpen)).toEqual([true, true, true]);
  last(lines).events.message(whole(1));
  expect(last(links)).toEqual({ link: 'ONLINE', channel: 'STREAM' });
  expect(lines.map(({ isOpen }) => isOpen)).toEqual([false, false, true]);
  client.stop();
});

test('[LIN-1] a socket that is refused does not hold the next way up', async () => {
  const [{ lines, doors }, { events }] = [aNetwork(), aListener()];
  const client = new GameClient(doors, 'p', events);
  client.start();
  for (const line of [0, 1]) {
    await settle();
    lines[line]?.events.closed(1006);
  }
  await settle();
  expect(lines.map(({ url }) => url)).toEqual(['ws://a/socket', 'ws://a:54345', 'stream']);
  client.stop();
});

test('[LIN-1] a slow socket still wins when it is the first to bring the game; the others are closed and no more is asked', async () => {
  const [{ lines, doors }, { links, events }] = [aNetwork(), aListener()];
  const client = new GameClient(doors, 'p', events);
  client.start();
  await vi.advanceTimersByTimeAsync(3500);
  const [slow] = lines;
  slow?.events.message(whole(1));
  await markedFor(slow, 20);
  expect(lines.map(({ isOpen }) => isOpen)).toEqual([true, false, false]);
  expect(links.filter(({ link }) => link === 'ONLINE')).toEqual([{ link: 'ONLINE', channel: 'SOCKET' }]);
  client.stop();
});

test('[LIN-1] who leaves while ways in are tried leaves none open', async () => {
  const [{ lines, doors }, { events }] = [aNetwork(), aListener()];
  const client = new GameClient(doors, 'p', events);
  client.start();
  await vi.advanceTimersByTimeAsync(2500);
  client.stop();
  expect(lines.map(({ isOpen }) => isOpen)).toEqual([false, false, false]);
});

test('[LIN-2] a stream changes back to a socket when one opens', async () => {
  const [{ lines, doors }, { links, events }] = [aNetwork(['ws://a/socket']), aListener()];
  const client = new GameClient(doors, 'p', events);
  client.start();
  await vi.advanceTimersByTimeAsync(2500);
  const stream = last(lines);
  stream.events.message(whole(1));
  await markedFor(stream, 32);
  expect(last(lines).url).toBe('ws://a/socket');
  last(lines).events.message(whole(3));
  expect(last(links)).toEqual({ link: 'ONLINE', channel: 'SOCKET' });
  expect(lines[1]?.isOpen).toBe(false);
  client.stop();
});

test('[LIN-2] a socket that opens while a lost stream is looked for again ends the looking', async () => {
  const [{ lines, doors }, { events }] = [aNetwork(['ws://a/socket']), aListener()];
  const invite = vi.fn<Doors['invite']>(doors.invite);
  const client = new GameClient({ ...doors, invite }, 'p', events);
  client.start();
  await vi.advanceTimersByTimeAsync(2500);
  const stream = last(lines);
  stream.events.message(whole(1));
  await markedFor(stream, 31);
  const socket = last(lines);
  stream.events.closed(1006);
  await vi.advanceTimersByTimeAsync(1000);
  expect(last(lines).url).toBe('stream');
  socket.events.message(whole(2));
  const asked = invite.mock.calls.length;
  await markedFor(socket, 60);
  expect(invite.mock.calls).toHaveLength(asked);
  expect([socket, last(lines)].map(({ isOpen }) => isOpen)).toEqual([true, false]);
  client.stop();
});

test('[LIN-5] changes come in order; a gap asks for the whole game', async () => {
  const { client, lines, messages } = await aConnectedClient();
  const line = last(lines);
  line.events.message(change(8));
  line.events.message(change(8));
  line.events.message(change(10));
  line.events.message(change(11));
  expect(messages.map(({ seq }) => seq)).toEqual([7, 8]);
  expect(line.sent).toEqual([{ resync: true }]);
  line.events.message(whole(11));
  line.events.message(change(12));
  expect(messages.map(({ seq }) => seq)).toEqual([7, 8, 11, 12]);
  client.stop();
});

test('[LIN-6] an action gets its answer from the own copy of the change', async () => {
  const { client, lines } = await aConnectedClient();
  const { id, answer } = client.send({ action: 'BOOK_ORDER', order: 'POZ/1126/0410' });
  expect(last(lines).sent).toEqual([
    { game: 'g', player: 'p', state: { id, action: 'BOOK_ORDER', order: 'POZ/1126/0410' } },
  ]);
  last(lines).events.message(change(8, { re: id, ok: true }));
  expect(await answer).toEqual({ ok: true });
  client.stop();
});

test('[LIN-6] a refusal carries its code and words', async () => {
  const { client, lines } = await aConnectedClient();
  const { id, answer } = client.send({ action: 'BOOK_ORDER', order: 'x' });
  last(lines).events.message({ re: id, ok: false, code: 'ORDER_TAKEN', message: 'Zajęte.' });
  expect(await answer).toEqual({ ok: false, code: 'ORDER_TAKEN', message: 'Zajęte.' });
  client.stop();
});

test('[LIN-6] an action without an answer is sent again under the same id after the line came back', async () => {
  const { client, lines, links } = await aConnectedClient();
  const { id, answer } = client.send({ action: 'CANCEL_ORDER', order: 'x' });
  last(lines).events.closed(1006);
  expect(last(links)).toEqual({ link: 'LOST' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines).toHaveLength(2);
  last(lines).events.message(whole(20));
  expect(last(lines).sent).toEqual([{ game: 'g', player: 'p', state: { id, action: 'CANCEL_ORDER', order: 'x' } }]);
  last(lines).events.message({ re: id, ok: true, seq: 20 });
  expect(await answer).toEqual({ ok: true });
  client.stop();
});

const STANDS: LinkState = { link: 'LOST', isStorageAway: true };

test('[LIN-16] a server that cannot store is told to be so, and asked again soon, until it is away or the game goes on', async () => {
  const { doors, lines } = aNetwork(['ws://a/socket']);
  const { links, events } = aListener();
  let answer: Awaited<ReturnType<Doors['invite']>> = { ok: true, ticket: 'ticket', sockets: ['ws://a/socket'] };
  const invite = vi.fn<Doors['invite']>(async () => answer);
  const client = new GameClient({ ...doors, invite }, 'p', events);
  client.start();
  await settle();
  last(lines).events.message(whole(7));
  answer = { ok: false, reason: 'STORAGE_AWAY' };
  last(lines).events.closed(1013);
  expect(last(links)).toEqual(STANDS);
  await vi.advanceTimersByTimeAsync(30_000);
  const asked = invite.mock.calls.length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(invite.mock.calls.length - asked).toBeGreaterThanOrEqual(12);
  expect(links.filter(({ link }) => link === 'LOST')).toEqual([STANDS]);
  answer = { ok: false, reason: 'UNREACHABLE' };
  await vi.advanceTimersByTimeAsync(5000);
  expect(last(links)).toEqual({ link: 'LOST' });
  answer = { ok: true, ticket: 'ticket', sockets: ['ws://a/socket'] };
  // A connection on which nothing arrives is given up, so the server sends on the next one as soon as that exists.
  const opened = lines.length;
  while (lines.length === opened) await vi.advanceTimersByTimeAsync(100);
  last(lines).events.message(whole(9));
  expect(last(links)).toEqual({ link: 'ONLINE', channel: 'SOCKET' });
  client.stop();
});

test('[LIN-16] who is let in nowhere since nothing can be stored hears of it before any game is there', async () => {
  const { doors, lines } = aNetwork(['ws://a/socket']);
  const { links, events } = aListener();
  const client = new GameClient(doors, 'p', events);
  client.start();
  await settle();
  last(lines).events.closed(1013);
  await settle();
  last(lines).events.closed(1006);
  await settle();
  expect(last(links)).toEqual(STANDS);
  client.stop();
});

test('[LIN-8] what was decided on a lost line waits until the viewer takes part, and then goes in order', async () => {
  const { client, lines, facts } = await aConnectedClient();
  last(lines).events.closed(1006);
  const orders = ['a', 'b'] as const;
  for (const order of orders) client.send({ action: 'BOOK_ORDER', order });
  await vi.advanceTimersByTimeAsync(20_000);
  facts.mayAct = false;
  last(lines).events.message(whole(20));
  const { id } = client.say({ action: 'USER_JOIN' });
  expect(last(lines).sent).toEqual([sent(id, { action: 'USER_JOIN' })]);
  await vi.advanceTimersByTimeAsync(1000);
  facts.mayAct = true;
  last(lines).events.message(change(21, { re: id, ok: true }));
  expect(last(lines).sent.slice(1)).toEqual(
    orders.map((order) => expect.objectContaining({ state: expect.objectContaining({ action: 'BOOK_ORDER', order }) })),
  );
  client.stop();
});

test('what was said of being here belongs to one line: it is answered as unsent and not sent on the next one', async () => {
  const { client, lines } = await aConnectedClient();
  const { answer } = client.say({ action: 'USER_JOIN' });
  last(lines).events.closed(1006);
  expect(await answer).toEqual({ ok: false, code: 'CONNECTION_CLOSED', message: '' });
  await vi.advanceTimersByTimeAsync(1000);
  last(lines).events.message(whole(20));
  expect(last(lines).sent).toEqual([]);
  client.stop();
});

test('[LIN-6] a dead line is noticed when an answer does not come', async () => {
  const { client, links } = await aConnectedClient();
  client.send({ action: 'CANCEL_ORDER', order: 'x' });
  await vi.advanceTimersByTimeAsync(6500);
  expect(links.map(({ link }) => link)).toContain('LOST');
  client.stop();
});

test('[LIN-10] a finished game is not asked for again', async () => {
  const { lines, links } = await aConnectedClient();
  last(lines).events.closed(4409);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toHaveLength(1);
  expect(last(links).link).not.toBe('ONLINE');
});

test('[LIN-10] on the stream, too, a game that is over is asked for no more', async () => {
  const [{ lines, doors }, { links, facts, events }] = [aNetwork(['ws://a/socket']), aListener()];
  const invited = vi.fn<Doors['invite']>(doors.invite);
  const client = new GameClient({ ...doors, invite: invited }, 'p', events);
  client.start();
  await vi.advanceTimersByTimeAsync(2500);
  last(lines).events.message(whole(1));
  const asked = invited.mock.calls.length;
  facts.isOver = true;
  last(lines).events.message(change(2));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(invited.mock.calls).toHaveLength(asked);
  expect(last(links)).toEqual({ link: 'CLOSED', reason: 'FINISHED' });
});

test('[LIN-10] a socket that is tried again for a game that has ended meanwhile ends the asking', async () => {
  const [{ lines, doors }, { links, events }] = [aNetwork(['ws://a/socket']), aListener()];
  let isOver = false;
  const invite = vi.fn<Doors['invite']>(async () => (isOver ? { ok: false, reason: 'FINISHED' } : doors.invite()));
  const client = new GameClient({ ...doors, invite }, 'p', events);
  client.start();
  await vi.advanceTimersByTimeAsync(2500);
  last(lines).events.message(whole(1));
  isOver = true;
  const asked = invite.mock.calls.length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(invite.mock.calls).toHaveLength(asked + 1);
  expect(last(links)).toEqual({ link: 'CLOSED', reason: 'FINISHED' });
});

/** Lets time pass in which the server sends a mark every second. */
async function markedFor(line: Line | undefined, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    line?.events.sign(true);
    await vi.advanceTimersByTimeAsync(1000);
  }
}

test('[LIN-24] a line that was marked and then says nothing is lost within 3 s, and another one is opened at once', async () => {
  const { client, lines, links } = await aConnectedClient();
  const line = last(lines);
  await markedFor(line, 60);
  expect(last(links)).toEqual({ link: 'ONLINE', channel: 'SOCKET' });
  await vi.advanceTimersByTimeAsync(2000);
  expect([last(links), line.isOpen]).toEqual([{ link: 'LOST' }, false]);
  await vi.advanceTimersByTimeAsync(500);
  expect(lines).toHaveLength(2);
  client.stop();
});

test('[LIN-24] marks are no messages: of ways in that are tried none wins by one, and one that came early counts', async () => {
  const [{ lines, doors }, { links, messages, events }] = [aNetwork(['ws://a/socket']), aListener()];
  const client = new GameClient(doors, 'p', events);
  client.start();
  await settle();
  const line = last(lines);
  line.events.sign(true);
  await settle();
  expect(links).toEqual([{ link: 'CONNECTING' }]);
  line.events.message(whole(7));
  expect([last(links).link, messages.length]).toEqual(['ONLINE', 1]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(last(links)).toEqual({ link: 'LOST' });
  client.stop();
});

test('[LIN-24] on coming back a silent socket is asked for the whole game, and lost where nothing comes within a second', async () => {
  const { client, lines, links } = await aConnectedClient();
  const line = last(lines);
  line.events.sign(true);
  vi.setSystemTime(Date.now() + 60_000);
  client.wake();
  expect(line.sent).toEqual([{ resync: true }]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(last(links)).toEqual({ link: 'LOST' });
  client.stop();
});

test('[LIN-24] an action in flight on a line that died is sent again under its id and answered once', async () => {
  const { client, lines } = await aConnectedClient();
  last(lines).events.sign(true);
  const { id, answer } = client.send({ action: 'BOOK_ORDER', order: 'POZ/1' });
  expect(last(lines).sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3500);
  const line = last(lines);
  line.events.message(whole(9));
  expect(line.sent).toEqual([sent(id, { action: 'BOOK_ORDER', order: 'POZ/1' })]);
  line.events.message(change(10, { re: id, ok: true }));
  expect(await answer).toEqual({ ok: true });
  client.stop();
});

test('[LIN-7] an attempt at a server that hangs counts as part of the wait before the next one', async () => {
  const { client, lines, doors } = await aConnectedClient();
  let asked = 0;
  doors.invite = async () => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 5000));
    return { ok: false, reason: 'UNREACHABLE' };
  };
  last(lines).events.closed(1006);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBeGreaterThanOrEqual(9);
  client.stop();
});
