import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { DEFAULT_SETTINGS, world } from '@fracht/content';
import { EMPTY_LIBRARY, type GameState, newGame } from '@fracht/engine';
import { type Codec, DEFAULT_CODEC, dictionaryOf, serverMessage } from '@fracht/protocol';
import { expect, test } from 'vitest';
import { ManualClock } from '../../test/live/manual-clock.ts';
import { Scheduler } from '../games/scheduler/scheduler.ts';
import type { Channel } from './channel.ts';
import type { PackedMessage } from './message.ts';
import { RoomSession } from './session.ts';
import { SocketRoom } from './socket-room.ts';

const setup = { game: 'g1', seed: '', number: 1, settings: DEFAULT_SETTINGS, world, library: EMPTY_LIBRARY };

class FakeChannel implements Channel {
  readonly codec: Codec;
  readonly texts: PackedMessage[] = [];
  backlog = 0;
  closed: [number, string] | null = null;
  drain: () => void = () => undefined;
  readonly #sent: () => void;
  readonly send = (messages: readonly PackedMessage[]): void => {
    this.texts.push(...messages);
    this.#sent();
  };
  readonly waiting = (): number => this.backlog;
  readonly whenDrained = (done: () => void): void => {
    this.drain = done;
  };
  readonly close = (code: number, reason: string): void => {
    this.closed = [code, reason];
  };

  constructor(codec: Codec, sent: () => void) {
    this.codec = codec;
    this.#sent = sent;
  }

  get said() {
    const dictionary = dictionaryOf('g1');
    const read = (packed: Buffer): Buffer =>
      this.codec === DEFAULT_CODEC
        ? inflateRawSync(Buffer.from(packed.toString(), 'base64'))
        : inflateRawSync(packed, { dictionary });
    return this.texts.map(({ bytes }) => JSON.parse(read(bytes).toString()));
  }
}

function aRoom(clock = new ManualClock(1000), scheduler = new Scheduler(clock)) {
  let state: GameState = newGame(setup);
  const room = new SocketRoom({
    game: 'g1',
    scheduler,
    present: () => state,
    seq: 0,
    onOdd: (error) => {
      throw error;
    },
    views: {
      whole: ({ now }, { player }) => ({ whole: now, to: player }),
      change: (before, after, { player }) => ({ from: before.now, to: after.now, of: player }),
      books: (_before, after, { player }) => (player === 'ola' ? { ledger: [after.now] } : null),
      sharer: (_before, _after, viewer) => (viewer.player === 'anna' ? viewer : { player: '', type: 'STUDENT' }),
    },
  });
  /** The recipients of the messages, in order. */
  const sent: string[] = [];
  const enter = (player: string, codec: Codec = DEFAULT_CODEC) => {
    const channel = new FakeChannel(codec, () => void sent.push(player));
    const session = new RoomSession({ player, type: 'STUDENT' }, channel);
    room.join(session);
    return { channel, session };
  };
  const change = (cause: string | null, receipt: { origin: unknown; id: string; seq: number } | null = null) => {
    state = { ...state, now: state.now + 1 };
    room.changed({ state, cause, receipt });
  };
  /** A change that everybody is sent. */
  const show = (cause: string | null) => {
    change(cause);
    clock.move(40);
  };
  return { clock, room, enter, change, show, sent };
}

test('[SOC-6] who comes in gets the whole game, then changes with growing numbers', () => {
  const { clock, enter, show, change } = aRoom();
  const { channel } = enter('anna');
  show(null);
  clock.move(20);
  change('piotr');
  clock.move(20);
  expect(channel.said).toMatchObject([
    { game: 'g1', player: null, full: true, seq: 0, serverTime: 1000, state: { whole: 0, to: 'anna' } },
    { player: null, full: false, seq: 1, serverTime: 1040, state: { from: 0, to: 1 } },
    { player: 'piotr', full: false, seq: 2, serverTime: 1080, state: { from: 1, to: 2 } },
  ]);
});

test('[SOC-5] [SOC-8] everything that is sent is a message of the protocol, to its last field', () => {
  const { room, enter, show, change } = aRoom();
  const { channel, session } = enter('anna');
  show(null);
  change('anna', { origin: session, id: 'one', seq: 1 });
  room.acknowledge(session, 'one', 1);
  room.tell(session, { re: 'two', ok: false, code: 'INTERNAL', message: 'Błąd.', incident: 'i' });
  expect(channel.said).toHaveLength(5);
  for (const said of channel.said) expect(serverMessage.parse(said)).toEqual(said);
});

test('what happens by itself goes out as one change at the next whole 40 ms, whenever it happened', () => {
  const { clock, enter, change } = aRoom();
  const { channel } = enter('anna');
  clock.move(20);
  for (const cause of ['anna', 'piotr', 'ewa', 'anna']) change(cause);
  clock.move(19);
  expect(channel.texts).toHaveLength(1);
  clock.move(1);
  expect(channel.said.slice(1)).toMatchObject([{ seq: 1, player: null, state: { from: 0, to: 4 } }]);
});

test('[CHN-3] games show what happened at the same moments, so that the server wakes once for all', () => {
  const clock = new ManualClock(1000);
  const scheduler = new Scheduler(clock);
  const rooms = [0, 20].map((wait) => {
    clock.move(wait);
    const { enter, change } = aRoom(clock, scheduler);
    const { channel } = enter('anna');
    change(null);
    return channel;
  });
  expect(rooms.map(({ texts }) => texts.length)).toEqual([1, 1]);
  clock.move(20);
  expect(rooms.map(({ said }) => said.at(-1).serverTime)).toEqual([1040, 1040]);
});

test('what happens where nobody watches is numbered, and waits for no moment of frames', () => {
  const [clock, waits] = [new ManualClock(1000), [] as number[]];
  const scheduler = new Scheduler({
    now: () => clock.now(),
    wakeAfter(delay, wake) {
      waits.push(delay);
      return clock.wakeAfter(delay, wake);
    },
  });
  const { room, enter, show } = aRoom(clock, scheduler);
  show(null);
  show('anna');
  expect([room.seq, waits]).toEqual([2, []]);
  const { channel } = enter('anna');
  show(null);
  expect(channel.said).toMatchObject([
    { full: true, seq: 2, state: { whole: 2 } },
    { full: false, seq: 3, state: { from: 2, to: 3 } },
  ]);
});

test('[CHN-3] an action is answered at once; the others get what happened together, each change by itself', () => {
  const { clock, enter, show, change, sent } = aRoom();
  const [anna, piotr] = [enter('anna'), enter('piotr')];
  show(null);
  show(null);
  sent.length = 0;
  change('anna', { origin: anna.session, id: 'one', seq: 7 });
  change('piotr', { origin: piotr.session, id: 'two', seq: 8 });
  expect(sent).toEqual(['anna', 'piotr']);
  expect(anna.channel.said.at(-1)).toMatchObject({ re: 'one', seq: 3, state: { from: 2, to: 3 } });
  expect(piotr.channel.said.slice(-2)).toMatchObject([
    { player: 'anna', seq: 3, state: { from: 2, to: 3 } },
    { re: 'two', seq: 4, state: { from: 3, to: 4 } },
  ]);
  clock.move(40);
  expect(sent).toEqual(['anna', 'piotr', 'anna']);
  expect(anna.channel.said.at(-1)).toMatchObject({ player: 'piotr', seq: 4, state: { from: 3, to: 4 } });
});

test('[ENC-1] [ENC-2] each reader has its own encoding, and a frame is packed once in each', () => {
  const { room, enter, show } = aRoom();
  const [piotr, jan, ola] = [enter('piotr', 'fracht-1'), enter('jan', 'fracht-1'), enter('ewelina')];
  show('ewa');
  const refusal = { re: 'x', ok: false, code: 'ORDER_TAKEN', message: 'Zajęte.' } as const;
  room.tell(piotr.session, refusal);
  expect(piotr.channel.said.slice(0, 2)).toMatchObject([{ full: true }, { seq: 1, state: { from: 0, to: 1 } }]);
  expect(piotr.channel.said[1]).toEqual(ola.channel.said[1]);
  expect(piotr.channel.said.at(-1)).toEqual(refusal);
  expect(jan.channel.texts[1]).toBe(piotr.channel.texts[1]);
  room.resync(jan.session);
  expect(jan.channel.said.at(-1)).toMatchObject({ full: true, seq: 1 });
});

test('the small encoding is far smaller than a deflate without the dictionary', () => {
  const { enter, show } = aRoom();
  const { channel } = enter('piotr', 'fracht-1');
  show('piotr');
  const [packed] = channel.texts.slice(1);
  const alone = deflateRawSync(JSON.stringify(channel.said[1])).length;
  expect(packed?.bytes.length).toBeLessThan(alone / 2);
});

test('[CHG-6] those without a private part share one encoded frame', () => {
  const { enter, show } = aRoom();
  const [anna, piotr, jan] = [enter('anna'), enter('piotr'), enter('jan')];
  show(null);
  expect(piotr.channel.texts.at(-1)).toBe(jan.channel.texts.at(-1));
  expect(anna.channel.texts.at(-1)).not.toBe(jan.channel.texts.at(-1));
});

test('[CHG-6] whose books alone got something has the common change and that', () => {
  const { enter, show } = aRoom();
  const [ola, jan] = [enter('ola'), enter('jan')];
  show(null);
  const common = jan.channel.said.at(-1).state;
  expect(common).toEqual({ from: 0, to: 1, of: '' });
  expect(ola.channel.said.at(-1).state).toEqual({ ...common, ledger: [1] });
});

test('[CHN-3] who waits for an acknowledgement gets it before anybody else', () => {
  const { clock, enter, change, sent } = aRoom();
  enter('piotr');
  const anna = enter('anna');
  enter('jan');
  sent.length = 0;
  change('anna', { origin: anna.session, id: 'one', seq: 7 });
  expect(sent).toEqual(['anna']);
  clock.move(40);
  expect(sent).toEqual(['anna', 'piotr', 'jan']);
});

test("[SOC-8] acknowledgements ride in the sender's own copies; the log's numbers lead to the frames", () => {
  const { clock, room, enter, show, change } = aRoom();
  const [anna, piotr] = [enter('anna'), enter('piotr')];
  show(null);
  show(null);
  change('anna', { origin: anna.session, id: 'one', seq: 7 });
  change('anna', { origin: anna.session, id: 'two', seq: 8 });
  expect(anna.channel.said.slice(-2)).toMatchObject([
    { re: 'one', ok: true, seq: 3, player: 'anna', state: { from: 2, to: 3 } },
    { re: 'two', ok: true, seq: 4, state: { from: 3, to: 4 } },
  ]);
  expect([room.frameOf(7), room.frameOf(8)]).toEqual([3, 4]);
  clock.move(40);
  expect(piotr.channel.said.slice(-2)).toMatchObject([{ seq: 3 }, { seq: 4 }]);
  expect(piotr.channel.said.every((message) => message.re === undefined)).toBe(true);
});

test('[SOC-8] an action that is asked about again from another line is answered there', () => {
  const { room, enter, show, change } = aRoom();
  const [lost, back] = [enter('anna'), enter('anna')];
  show(null);
  show(null);
  change('anna', { origin: lost.session, id: 'one', seq: 7 });
  room.acknowledge(back.session, 'one', 7);
  expect(back.channel.said.slice(-2)).toMatchObject([
    { seq: 3, source: 'YOU', state: { from: 2, to: 3 } },
    { re: 'one', ok: true, seq: 3 },
  ]);
});

test('[SOC-8] an action long past is answered by its own number, which everybody has seen, so that no room remembers all of a game', () => {
  const { room, show, change } = aRoom();
  show(null);
  for (let seq = 1; seq <= 1000; seq += 1) change('anna', { origin: null, id: String(seq), seq });
  expect([room.frameOf(1), room.frameOf(1000)]).toEqual([2, 1001]);
  change('anna', { origin: null, id: 'last', seq: 1001 });
  expect([room.frameOf(1), room.frameOf(2), room.frameOf(1001)]).toEqual([1, 3, 1002]);
  // Between two actions of players the log has the host's own entries, which are answered to nobody.
  for (let seq = 1004; seq <= 4004; seq += 3) change('anna', { origin: null, id: String(seq), seq });
  expect([room.frameOf(1001), room.frameOf(1004), room.frameOf(4004)]).toEqual([1001, 1004, 2003]);
});

test('[SOC-7] who is behind has an answer without the change, and the change with the whole game', () => {
  const { enter, show, change } = aRoom();
  const { channel, session } = enter('anna');
  channel.backlog = 1_000_000;
  show(null);
  change('anna', { origin: session, id: 'one', seq: 7 });
  expect(channel.said.at(-1)).toEqual({ re: 'one', ok: true, seq: 2 });
});

test('[SOC-7] a slow reader misses frames and gets one whole state when all has gone out', () => {
  const { enter, show } = aRoom();
  const { channel } = enter('anna');
  channel.backlog = 1_000_000;
  show(null);
  show(null);
  show(null);
  expect(channel.texts).toHaveLength(2);
  channel.backlog = 0;
  channel.drain();
  expect(channel.said.at(-1)).toMatchObject({ full: true, seq: 3, state: { whole: 3 } });
  show(null);
  expect(channel.said.at(-1)).toMatchObject({ full: false, seq: 4 });
});

test('[CHN-5] whoever asks for the whole game again and again gets it some times at once, then once a second', () => {
  const { clock, room, enter } = aRoom();
  const { channel, session } = enter('anna');
  const wholes = (): number => channel.said.filter(({ full }) => full).length;
  for (let ask = 0; ask < 100; ask += 1) room.resync(session);
  expect(wholes()).toBe(20);
  clock.move(1000);
  expect(wholes()).toBe(21);
  clock.move(1000);
  expect(wholes()).toBe(21);
  room.resync(session);
  expect(wholes()).toBe(22);
});

test('[CHN-5] whoever comes in again and again waits for the whole game, and hears nothing before it', () => {
  const { clock, room, enter, change } = aRoom();
  for (let time = 0; time < 20; time += 1) room.leave(enter('anna').session);
  const late = enter('anna').channel;
  change(null);
  expect(late.said).toEqual([]);
  expect(enter('piotr').channel.said).toHaveLength(1);
  clock.move(1000);
  expect(late.said).toMatchObject([{ full: true, state: { to: 'anna' } }]);
});

test('who leaves or is sent away while waiting for the whole game gets none', () => {
  const { clock, room, enter } = aRoom();
  for (let time = 0; time < 20; time += 1) room.leave(enter('anna').session);
  const [left, sent] = [enter('anna'), enter('anna')];
  expect(room.sessionsOf('anna')).toEqual([left.session, sent.session]);
  room.leave(left.session);
  room.close('SERVER_STOPS');
  clock.move(5000);
  expect([left.channel.said, sent.channel.said]).toEqual([[], []]);
  expect(sent.channel.closed).toEqual([1001, 'SERVER_STOPS']);
});

test('[SOC-5] everybody is told who caused a change: the server, oneself, somebody else', () => {
  const { clock, room, enter, show, change } = aRoom();
  const [anna, again, piotr] = [enter('anna'), enter('anna'), enter('piotr')];
  const heard = () => [anna, again, piotr].map(({ channel }) => channel.said.at(-1)).map(({ source }) => source);
  expect(heard()).toEqual(['SERVER', 'SERVER', 'SERVER']);
  show('anna');
  expect(heard()).toEqual(['YOU', 'YOU', 'PLAYER']);
  show(null);
  expect(heard()).toEqual(['SERVER', 'SERVER', 'SERVER']);
  change('anna', { origin: anna.session, id: 'one', seq: 1 });
  clock.move(40);
  expect(heard()).toEqual(['YOU', 'YOU', 'PLAYER']);
  change(null);
  change('piotr');
  clock.move(1000);
  expect(heard()).toEqual(['PLAYER', 'PLAYER', 'YOU']);
  change('piotr');
  change('anna');
  clock.move(1000);
  expect(heard()).toEqual(['SERVER', 'SERVER', 'SERVER']);
  room.resync(piotr.session);
  expect(heard()).toEqual(['SERVER', 'SERVER', 'SERVER']);
});

test('[SOC-7] a slow reader who asks for the whole state again and again gets it once, when all has gone out', () => {
  const { room, enter, show } = aRoom();
  const { channel, session } = enter('anna');
  channel.backlog = 1_000_000;
  show(null);
  const before = channel.texts.length;
  for (let asked = 0; asked < 50; asked += 1) room.resync(session);
  expect(channel.texts).toHaveLength(before);
  channel.backlog = 0;
  channel.drain();
  expect(channel.texts).toHaveLength(before + 1);
  expect(channel.said.at(-1)).toMatchObject({ full: true, seq: 1 });
  room.resync(session);
  expect(channel.texts).toHaveLength(before + 2);
});

test('[SOC-6] who comes in during a pause between frames misses nothing and gets nothing twice', () => {
  const { clock, enter, show, change } = aRoom();
  enter('anna');
  show(null);
  show(null);
  change(null);
  const { channel } = enter('piotr');
  expect(channel.said).toMatchObject([{ full: true, seq: 3, state: { whole: 3 } }]);
  clock.move(100);
  expect(channel.texts).toHaveLength(1);
});

test('what waits to be gathered is sent before the room closes', () => {
  const { room, enter, show, change } = aRoom();
  const { channel } = enter('anna');
  show(null);
  show(null);
  change('piotr');
  room.close('SERVER_STOPS');
  expect(channel.said.at(-1)).toMatchObject({ player: 'piotr', seq: 3 });
  expect(channel.closed).toEqual([1001, 'SERVER_STOPS']);
});

test('[SOC-9] a closed room ends every link with the code and the name of the reason', () => {
  const { room, enter, change } = aRoom();
  const { channel } = enter('anna');
  room.close('SERVER_STOPS');
  change(null);
  expect(channel.closed).toEqual([1001, 'SERVER_STOPS']);
  expect(room.size).toBe(0);
});
