import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

const HEADER = 32;
const FRAME_HEADER = 24;
/** The WAL's magic number without its last bit, which gives the byte order of checksums; 1: big endian. */
const MAGIC = 0x377f_0682;
const PAGE_SIZES = { least: 512, most: 65_536 } as const;
/**
 * How many commits behind a torn frame show that it does not come from a power failure. At most two can be unsynced at the same time: one of a
 * store, which syncs before it answers, and one of the games' log. Before a third one began, one of these had been synced.
 */
const PROOF = 3;

type Sum = readonly [number, number];

/** The state of SQLite's write-ahead log (WAL) on the disk, before anybody opens it. */
export type WalState = 'EMPTY' | 'WHOLE' | 'DAMAGED';

/**
 * Checks that the WAL is as SQLite wrote it. A frame with a wrong checksum means damage if commits of the same WAL follow it: SQLite would
 * take the WAL to end there and silently lose them. A last write cut off by a crash does not count as damage. Reads the file once, frame
 * by frame. (https://www.sqlite.org/fileformat2.html, 4)
 */
export function readWal(file: string): WalState {
  if (!existsSync(file)) return 'EMPTY';
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    return size === 0 ? 'EMPTY' : stateOf((length, position) => bytesAt(descriptor, length, position), size);
  } finally {
    closeSync(descriptor);
  }
}

type Read = (length: number, position: number) => Buffer;

function stateOf(read: Read, size: number): WalState {
  const header = read(Math.min(size, HEADER), 0);
  const magic = size < HEADER ? 0 : header.readUInt32BE(0);
  const pageSize = size < HEADER ? 0 : header.readUInt32BE(8);
  if ((magic & ~1) >>> 0 !== MAGIC || pageSize < PAGE_SIZES.least || pageSize > PAGE_SIZES.most) return 'DAMAGED';
  const isBigEndian = (magic & 1) === 1;
  const first = sumOf(header.subarray(0, 24), [0, 0], isBigEndian);
  if (!isSame(first, sumAt(header, 24))) return 'DAMAGED';
  const salts = sumAt(header, 16);
  let before = first;
  let isBroken = false;
  let commits = 0;
  for (let at = HEADER; at + FRAME_HEADER + pageSize <= size; at += FRAME_HEADER + pageSize) {
    const frame = read(FRAME_HEADER + pageSize, at);
    const told = sumAt(frame, 16);
    const head = sumOf(frame.subarray(0, 8), before, isBigEndian);
    const isGood =
      isSame(sumAt(frame, 8), salts) && isSame(sumOf(frame.subarray(FRAME_HEADER), head, isBigEndian), told);
    isBroken ||= !isGood;
    if (isBroken && isGood && frame.readUInt32BE(4) !== 0) commits += 1;
    before = told;
  }
  return commits < PROOF ? 'WHOLE' : 'DAMAGED';
}

function bytesAt(descriptor: number, length: number, position: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(descriptor, bytes, 0, length, position);
  return bytes;
}

/** SQLite's checksum of some bytes, continued from an earlier one. */
function sumOf(bytes: Buffer, [first, second]: Sum, isBigEndian: boolean): Sum {
  const word = (at: number): number => (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
  let [one, other] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + word(at) + other) >>> 0;
    other = (other + word(at + 4) + one) >>> 0;
  }
  return [one, other];
}

function sumAt(bytes: Buffer, at: number): Sum {
  return [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
}

function isSame([one, other]: Sum, [first, second]: Sum): boolean {
  return one === first && other === second;
}
