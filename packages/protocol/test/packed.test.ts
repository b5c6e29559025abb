import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  dictionaryOf,
  MESSAGE_KINDS,
  NOBODY,
  PackedReader,
  packChange,
  packDelta,
  Unpackable,
  wireDelta,
  type WireExtra,
} from '../src/index.ts';
import { ByteReader, ByteWriter } from '../src/packed/bytes.ts';
import { readNumber, writeNumber } from '../src/packed/numbers.ts';
import { packerOf } from '../src/packed/packer.ts';
import { playedSteps, STUDENTS, TEACHER } from './played-steps.ts';

const EXTRA: WireExtra = { group: 'g', groupName: 'ą', randos: true, breakEndsAt: 7, messageText: () => 'Zażółć' };
const GAME = 'g1';
const inflate = (bytes: Uint8Array, dictionary: Uint8Array) => inflateRawSync(bytes, { dictionary }).toString();

function inJson(message: object): Uint8Array {
  const deflated = deflateRawSync(JSON.stringify(message), { dictionary: dictionaryOf(GAME) });
  return Uint8Array.from([MESSAGE_KINDS.JSON, ...deflated]);
}

function aReader(viewer: string, names: readonly string[], since = 1000): PackedReader {
  const reader = new PackedReader(GAME, inflate);
  reader.read(inJson({ full: true, book: { names, since }, state: { viewer } }));
  return reader;
}

test('[ENC-5] every change of a bots’ game comes back as it was, to each viewer', () => {
  const steps = playedSteps('packed');
  const viewers = [
    NOBODY,
    ...STUDENTS.map(({ id }) => ({ player: id, type: 'STUDENT' as const })),
    { player: TEACHER.id, type: 'TEACHER' as const },
  ];
  const names = [...new Set(steps.flatMap(({ after: { cars, orders, players } }) => [...cars, ...orders, ...players]))];
  const known = [...new Set(names.map(({ id }) => String(id)))];
  const numbers = new Map(known.map((name, number) => [name, number]));
  const numberOf = (name: string) => numbers.get(name);
  const around = { re: null, player: 's1', sinceMs: 5, names: [] };
  for (const viewer of viewers) {
    const reader = aReader(viewer.player, known);
    for (const [seq, { before, after }] of steps.entries()) {
      const state: unknown = JSON.parse(JSON.stringify(wireDelta(before, after, viewer, EXTRA)));
      const source = viewer.player === 's1' ? 'YOU' : 'PLAYER';
      const message = packChange({ ...around, seq }, packDelta(state, numberOf), numberOf);
      const expected = { player: 's1', source, game: GAME, seq, serverTime: 1005, full: false, state };
      expect(reader.read(message)).toEqual(expected);
    }
  }
});

test('[ENC-3] [ENC-8] an answer rides in the change; new names come with the change in which they first stand', () => {
  const reader = aReader('s1', ['s1', 's2']);
  const numbers = new Map(['s1', 's2', 'POZ/1/2'].map((name, number) => [name, number]));
  const numberOf = (name: string) => numbers.get(name);
  const state = { now: 1, time: 0.5, orders: [{ id: 'POZ/1/2', player: 's2' }] };
  const around = { re: 'ą-7', player: 's1', seq: 300, sinceMs: 70_000, names: ['POZ/1/2'] };
  expect(reader.read(packChange(around, packDelta(state, numberOf), numberOf))).toEqual({
    re: 'ą-7',
    ok: true,
    player: 's1',
    source: 'YOU',
    game: GAME,
    seq: 300,
    serverTime: 71_000,
    full: false,
    names: ['POZ/1/2'],
    state,
  });
});

test('names that a change in JSON brings are known to the packed ones after it', () => {
  const reader = aReader('s1', []);
  reader.read(inJson({ full: false, seq: 1, names: ['POZ/1/2'], state: {} }));
  const numberOf = (name: string) => (name === 'POZ/1/2' ? 0 : undefined);
  const state = { now: 1, time: 0, orders: [{ id: 'POZ/1/2' }] };
  const message = packChange(
    { re: null, player: null, seq: 2, sinceMs: 0, names: [] },
    packDelta(state, numberOf),
    numberOf,
  );
  expect(reader.read(message)).toMatchObject({ player: null, source: 'SERVER', state });
});

test('what is not of the wire’s shape is not packed', () => {
  const pack = (state: unknown) => () => packDelta(state, () => undefined);
  expect(pack({ now: 1, time: 2 })).not.toThrow();
  for (const state of [null, [], { now: 1 }, { now: '1', time: 2 }, { now: 1, time: 2, news: 3 }]) {
    expect(pack(state)).toThrow(Unpackable);
  }
  expect(pack({ now: 1, time: 2, orders: [{ id: 'a', status: 'LOST' }] })).toThrow(Unpackable);
  expect(pack({ now: 1, time: 2, cars: [{ id: 'a', state: { action: 'FLYING' } }] })).toThrow(Unpackable);
});

test('[ENC-5] bytes that are no message are refused, and never read without an end', () => {
  const read = (bytes: Uint8Array) => () => aReader('s1', ['s1']).read(bytes);
  const numberOf = () => undefined;
  const around = { re: null, player: null, seq: 2, sinceMs: 0, names: ['POZ/1/2'] };
  const state = { now: 99_999, time: 0, orders: [{ id: 'POZ/1/2', status: 'BOOKED' }] };
  const whole = packChange(around, packDelta(state, numberOf), numberOf);
  expect(read(whole)).not.toThrow();
  for (let length = 0; length < whole.length; length += 1) expect(read(whole.slice(0, length))).toThrow(RangeError);
  expect(read(Uint8Array.from([...whole, 0]))).toThrow(RangeError);
  expect(read(Uint8Array.from([3, ...whole.slice(1)]))).toThrow(RangeError);
  fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => endsWell(read(bytes))));
});

function endsWell(read: () => unknown): boolean {
  try {
    return typeof read() === 'object';
  } catch (error) {
    return error instanceof Error;
  }
}

test('a change takes far fewer bytes than in JSON with the dictionary of fracht-1', () => {
  const dictionary = dictionaryOf(GAME);
  const states = playedSteps('sizes').map(({ before, after }) => wireDelta(before, after, NOBODY, EXTRA));
  const ids = new Set(
    playedSteps('sizes')
      .flatMap(({ after: { cars, orders } }) => [...cars, ...orders])
      .map(({ id }) => String(id)),
  );
  const numbers = new Map([...ids].map((name, number) => [name, number]));
  const sum = (sizeOf: (state: object) => number) => states.reduce((total, state) => total + sizeOf(state), 0);
  const packed = sum((state) => packDelta(state, (name) => numbers.get(name)).length);
  const deflated = sum((state) => deflateRawSync(JSON.stringify(state), { dictionary }).length);
  expect(packed / deflated).toBeLessThan(0.75);
});

test('[ENC-5] any number comes back as the very same', () => {
  const anyNumber = fc.oneof(
    fc.double({ noNaN: true }),
    fc.maxSafeInteger(),
    fc.integer({ min: -1e9, max: 1e9 }).map((tenths) => tenths / 10),
    fc.integer({ min: -1e9, max: 1e9 }).map((hundredths) => hundredths / 100),
    fc.constantFrom(0, -0, 1, -1, 0.1, 8358.1, 1e300, null),
  );
  fc.assert(
    fc.property(fc.array(anyNumber), (values) => {
      const out = new ByteWriter();
      for (const value of values) writeNumber(value, out);
      const from = new ByteReader(out.take());
      for (const value of values) expect(Object.is(readNumber(from), value)).toBe(true);
      expect(from.isAtEnd).toBe(true);
    }),
  );
});

const ofAllKinds = z.object({
  number: z.number(),
  text: z.string(),
  flag: z.boolean(),
  choice: z.enum(['A', 'B', 'C']),
  constant: z.literal('only'),
  perhapsNumber: z.number().nullable(),
  perhapsChoice: z.enum(['A', 'B']).nullable(),
  perhapsFlag: z.boolean().nullable(),
  list: z.array(z.string()),
  record: z.record(z.string(), z.number()),
  either: z.union([
    z.object({ kind: z.literal(['ONE', 'UNO']), one: z.number() }),
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('TWO') }),
      z.object({ kind: z.enum(['THREE']), x: z.string() }),
    ]),
  ]),
  ...Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`o${index}`, z.number().optional()])),
});

test('values of every kind of a schema come back as they were, however many of the optional fields are there', () => {
  const either = fc.oneof(
    fc.record({ kind: fc.constantFrom('ONE', 'UNO'), one: fc.integer() }),
    fc.record({ kind: fc.constant('TWO') }),
    fc.record({ kind: fc.constant('THREE'), x: fc.string({ unit: 'binary' }) }),
  );
  const optional = fc.dictionary(
    fc.nat(19).map((index) => `o${index}`),
    fc.integer(),
  );
  const anyValue = fc.record({
    number: fc.double({ noNaN: true }),
    text: fc.string({ unit: 'binary' }),
    flag: fc.boolean(),
    choice: fc.constantFrom('A', 'B', 'C'),
    constant: fc.constant('only'),
    perhapsNumber: fc.option(fc.integer()),
    perhapsChoice: fc.option(fc.constantFrom('A', 'B')),
    perhapsFlag: fc.option(fc.boolean()),
    list: fc.array(fc.string()),
    record: fc.dictionary(
      fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
      fc.integer(),
    ),
    either,
  });
  const packer = packerOf(ofAllKinds);
  const names = ['known', 'names'];
  fc.assert(
    fc.property(anyValue, optional, (fields, others) => {
      const value = { ...fields, ...others, list: [...fields.list, 'names'] };
      const out = new ByteWriter();
      packer.write(value, { out, numberOf: (name) => (names.includes(name) ? names.indexOf(name) : undefined) });
      expect(packer.read({ from: new ByteReader(out.take()), names })).toEqual({ ...value });
    }),
  );
});
