import { expect, test } from 'vitest';
import { diskAfterCut } from './disk-after-cut.ts';
import { type DiskCall, diskCalls } from './disk-calls.ts';

const hex = (text: string): string =>
  Array.from(Buffer.from(text), (byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
const named = (number: number, name: string): string => `${String(number)}<${hex(`/d/${name}`)}>`;

/** Two threads: a file is made, written, synced; a second write is still under way when the process is killed. */
const TRACE = [
  `7 100.000000 openat(AT_FDCWD<${hex('/')}>, "${hex('/d/a')}", O_RDWR|O_CREAT|O_CLOEXEC, 0644) = ${named(5, 'a')} <0.000100>`,
  `7 100.100000 pwrite64(${named(5, 'a')}, "${hex('jeden')}", 5, 0) = 5 <0.000100>`,
  `8 100.200000 fdatasync(${named(5, 'a')} <unfinished ...>`,
  `7 100.210000 openat(AT_FDCWD<${hex('/')}>, "${hex('/e/b')}", O_RDWR|O_CREAT, 0644) = 6<${hex('/e/b')}> <0.000100>`,
  '8 100.300000 <... fdatasync resumed>) = 0 <0.100000>',
  `7 100.400000 rename("${hex('/d/a')}", "${hex('/d/c')}") = 0 <0.000100>`,
  `7 100.500000 pwrite64(${named(5, 'c')}, "${hex('DWA')}", 3, 5 <unfinished ...>`,
  '7 100.600000 +++ killed by SIGKILL +++',
].join('\n');

const text = (files: ReadonlyMap<string, Uint8Array>): Readonly<Record<string, string>> =>
  Object.fromEntries([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString()]));

test('what strace wrote is read: paths, bytes, moments, calls of several threads, calls that never ended, and other folders left out', () => {
  expect(
    diskCalls(TRACE, '/d').map(({ kind, path, began, ended }) => [kind, path, began, Math.round(ended * 10)]),
  ).toEqual([
    ['CREATE', '/d/a', 100, 1000],
    ['WRITE', '/d/a', 100.1, 1001],
    ['SYNC', '/d/a', 100.2, 1003],
    ['RENAME', '/d/a', 100.4, 1004],
    ['WRITE', '/d/c', 100.5, Number.POSITIVE_INFINITY],
  ]);
});

test('what was synced before the cut is there, whatever the chance; what was not is there or not', () => {
  const calls = diskCalls(TRACE, '/d');
  const none = (): number => 0;
  const all = (): number => 0.5;
  expect(text(diskAfterCut(calls, 100.25, none))).toEqual({});
  expect(text(diskAfterCut(calls, 100.25, all))).toEqual({ '/d/a': 'jeden' });
  expect(text(diskAfterCut(calls, 100.35, none))).toEqual({ '/d/a': 'jeden' });
  expect(text(diskAfterCut(calls, 101, none))).toEqual({ '/d/a': 'jeden' });
  expect(text(diskAfterCut(calls, 101, () => 0.6))).toEqual({ '/d/c': 'jedenDWA' });
});

test('a write that was not synced is torn at its pages and sectors, and what lies between is zero', () => {
  const bytes = Buffer.alloc(3 * 4096, 1);
  const calls: readonly DiskCall[] = [
    { kind: 'CREATE', path: '/d/a', began: 1, ended: 1 },
    { kind: 'SYNC', path: '/d', began: 2, ended: 2 },
    { kind: 'WRITE', path: '/d/a', offset: 0, bytes, began: 3, ended: 3 },
  ];
  // The names, the fate of the write, then that of each page: lost, whole, or by sectors (the first and the last of eight).
  const fates = [0, 0.9, 0.1, 0.5, 0.9, 0.9, 0, 0, 0, 0, 0, 0, 0.9];
  const left = diskAfterCut(calls, 4, () => fates.shift() ?? 0).get('/d/a') ?? new Uint8Array();
  const sectors = Array.from({ length: 24 }, (_, sector) => left[sector * 512]);
  expect(left.length).toBe(3 * 4096);
  expect(sectors.join('')).toBe(`${'0'.repeat(8)}${'1'.repeat(8)}1${'0'.repeat(6)}1`);
});

test('what is written without an offset goes behind what was written before, several pieces at once too', () => {
  const trace = [
    `7 100.000000 openat(AT_FDCWD<${hex('/')}>, "${hex('/d/a')}", O_WRONLY|O_CREAT|O_TRUNC, 0644) = ${named(5, 'a')} <0.000100>`,
    `7 100.100000 write(${named(5, 'a')}, "${hex('jeden')}", 5) = 5 <0.000100>`,
    `7 100.200000 writev(${named(5, 'a')}, [{iov_base="${hex(' dwa')}", iov_len=4}, {iov_base="${hex(' trzy')}", iov_len=5}], 2) = 9 <0.000100>`,
    `7 100.300000 fsync(${named(5, 'a')}) = 0 <0.000100>`,
  ].join('\n');
  expect(text(diskAfterCut(diskCalls(trace, '/d'), 101, () => 0))).toEqual({ '/d/a': 'jeden dwa trzy' });
});

test('a call that cannot be repeated is no silent gap', () => {
  const line = `7 100.000000 fallocate(${named(5, 'a')}, 0, 0, 4096) = 0 <0.000100>`;
  expect(() => diskCalls(line, '/d')).toThrow('fallocate is not repeated: /d/a');
});
