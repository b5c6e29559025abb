import { expect, test } from 'vitest';
import { PackedMessage } from '../rooms/message.ts';
import { carriedKind, packParcel, packForwarded, type Parcel, readParcel, readForwarded } from './carried.ts';
import { Parcels } from './parcels.ts';

const text = (words: string): PackedMessage => PackedMessage.text(Buffer.from(words));

/** What each line would receive, in order. */
function heardOf(parcels: readonly Parcel[]): Record<number, string[]> {
  const heard: Record<number, string[]> = {};
  for (const { message, lines } of parcels.flat()) {
    for (const line of lines) (heard[line] ??= []).push(message.bytes.toString());
  }
  return heard;
}

function gathered(fill: (parcels: Parcels) => void): readonly Parcel[] {
  const sent: Parcel[] = [];
  const parcels = new Parcels((parcel) => sent.push(parcel));
  fill(parcels);
  parcels.flush();
  return sent;
}

test('what many lines are sent stands in a parcel once, and each line keeps its order', () => {
  const [all, one, other] = [text('all'), text('one'), text('other')];
  const sent = gathered((parcels) => {
    parcels.add(1, [one, all]);
    parcels.add(2, [all]);
    parcels.add(3, [all, other]);
    parcels.add(4, [other, all]);
    parcels.add(2, [one]);
  });
  expect(sent).toHaveLength(1);
  expect(heardOf(sent)).toEqual({ 1: ['one', 'all'], 2: ['all', 'one'], 3: ['all', 'other'], 4: ['other', 'all'] });
  // `all` is sent twice, because the fourth line has to get it after another message; `one` for the same reason.
  expect(sent[0]?.map(({ message }) => message.bytes.toString())).toEqual(['one', 'all', 'other', 'all', 'one']);
});

test('more than goes at once is cut between messages', () => {
  const games = Array.from({ length: 5 }, (_, index) => text(String(index).repeat(200_000)));
  const sent = gathered((parcels) => {
    for (const [line, game] of games.entries()) parcels.add(line, [game]);
  });
  expect(sent.map((parcel) => parcel.length)).toEqual([2, 2, 1]);
  expect(Object.keys(heardOf(sent))).toEqual(['0', '1', '2', '3', '4']);
});

test('what is gathered goes by itself at the end of the moment', async () => {
  const sent: Parcel[] = [];
  const parcels = new Parcels((parcel) => sent.push(parcel));
  parcels.add(1, [text('now')]);
  parcels.add(2, [text('too')]);
  expect(sent).toEqual([]);
  await Promise.resolve();
  expect(heardOf(sent)).toEqual({ 1: ['now'], 2: ['too'] });
});

test('parcels and forwarded messages are read as they were packed', () => {
  const parcel = [
    { message: text('zlecenie'), lines: [1, 4_000_000_000] },
    { message: PackedMessage.binary(Buffer.from([0, 255, 1])), lines: [7] },
    { message: text(''), lines: [8] },
  ];
  const packed = packParcel(parcel);
  expect(carriedKind(packed)).toBe('DOWN');
  const read = readParcel(packed);
  expect(read.map(({ lines }) => lines)).toEqual(parcel.map(({ lines }) => lines));
  expect(read.map(({ message }) => message.frame)).toEqual(parcel.map(({ message }) => message.frame));
  const forwarded = { edge: 'abc', line: 12, isBinary: true, bytes: Buffer.from([1, 2]) };
  expect(carriedKind(packForwarded(forwarded))).toBe('UP');
  expect(readForwarded(packForwarded(forwarded))).toEqual(forwarded);
  expect(carriedKind(Buffer.from('{}'))).toBe('NOTE');
});
