import { dirname } from 'node:path';
import type { DiskCall } from './disk-calls.ts';

/** A disk keeps or loses a sector whole. */
const SECTOR = 512;
/** A file system writes a file page by page, in any order. */
const PAGE = 4096;

type Change = Extract<DiskCall, { readonly kind: 'WRITE' | 'TRUNCATE' }>;
type Naming = Extract<DiskCall, { readonly kind: 'CREATE' | 'REMOVE' | 'RENAME' }>;

/** A file, whatever its name is at the moment: its changes, and how many of them each completed sync made certain. */
class OneFile {
  readonly changes: Change[] = [];
  readonly certain = new Set<Change>();
}

type Named = { readonly call: Naming; readonly file: OneFile | null };

/**
 * What a power cut may leave of files that were empty at first: path and bytes of each. What was synced is there. What was not may be there or not: each
 * page of each write separately, a page sometimes in part, and names (new, changed, removed) in the order in which they were made, up to some point. A
 * sync of a folder makes the names in it certain, one of a file its own name too, as ext4, XFS and Btrfs do.
 * @param calls in the order in which they began; those that began later than `cut` (seconds since 1970) never happened
 * @param chance 0 to 1, drawn again for each thing that may be there or not
 */
export function diskAfterCut(
  calls: readonly DiskCall[],
  cut: number,
  chance: () => number,
): ReadonlyMap<string, Uint8Array> {
  const { namings, certain } = played(
    calls.filter(({ began }) => began <= cut),
    cut,
  );
  const kept = certain + Math.floor(chance() * (namings.length - certain + 1));
  const names = new Map<string, OneFile>();
  for (const { call, file } of namings.slice(0, kept)) {
    if (call.kind === 'CREATE' && file !== null) names.set(call.path, file);
    if (call.kind === 'REMOVE' || call.kind === 'RENAME') names.delete(call.path);
    if (call.kind === 'RENAME' && file !== null) names.set(call.to, file);
  }
  return new Map([...names].map(([path, file]) => [path, contentOf(file, chance)]));
}

/** Everything that was asked of the disk: name changes in order, how many of those are certain, and each file with its changes. */
function played(
  calls: readonly DiskCall[],
  cut: number,
): { readonly namings: readonly Named[]; readonly certain: number } {
  const now = new Map<string, OneFile>();
  const namings: Named[] = [];
  let certain = 0;
  for (const call of calls) {
    const file = now.get(call.path) ?? null;
    switch (call.kind) {
      case 'CREATE':
        // What is there already is opened.
        if (file !== null) break;
        now.set(call.path, new OneFile());
        namings.push({ call, file: now.get(call.path) ?? null });
        break;
      case 'REMOVE':
        now.delete(call.path);
        namings.push({ call, file });
        break;
      case 'RENAME':
        now.delete(call.path);
        if (file !== null) now.set(call.to, file);
        namings.push({ call, file });
        break;
      case 'SYNC':
        if (call.ended <= cut) certain = Math.max(certain, synced(call, file, namings));
        break;
      case 'WRITE':
      case 'TRUNCATE':
        file?.changes.push(call);
    }
  }
  return { namings, certain };
}

/** Marks what a sync makes certain; gives how many names are. */
function synced(sync: DiskCall, file: OneFile | null, namings: readonly Named[]): number {
  for (const change of file?.changes ?? []) if (change.ended <= sync.began) file?.certain.add(change);
  const last = namings.findLastIndex(
    (naming) =>
      naming.call.ended <= sync.began &&
      (file === null ? dirname(naming.call.path) === sync.path : naming.file === file),
  );
  return last + 1;
}

function contentOf({ changes, certain }: OneFile, chance: () => number): Uint8Array {
  const ends = changes.map((change) => (change.kind === 'WRITE' ? change.offset + change.bytes.length : change.size));
  const bytes = new Uint8Array(Math.max(0, ...ends));
  let length = 0;
  for (const change of changes) {
    const isCertain = certain.has(change);
    if (change.kind === 'TRUNCATE') {
      if (!isCertain && chance() < 0.5) continue;
      bytes.fill(0, change.size, length);
      length = change.size;
    } else {
      for (const { from, to } of isCertain ? [{ from: 0, to: change.bytes.length }] : piecesOf(change, chance)) {
        bytes.set(change.bytes.subarray(from, to), change.offset + from);
        length = Math.max(length, change.offset + to);
      }
    }
  }
  return bytes.subarray(0, length);
}

type Piece = { readonly from: number; readonly to: number };

/** The pieces of a write that reached the disk: of three writes one completely, one not at all, one in some of its pages and sectors. */
function piecesOf(
  { offset, bytes }: Extract<Change, { readonly kind: 'WRITE' }>,
  chance: () => number,
): readonly Piece[] {
  const fate = chance();
  if (fate < 1 / 3) return [];
  if (fate < 2 / 3) return [{ from: 0, to: bytes.length }];
  return cutAt(PAGE, offset, bytes.length).flatMap((page) => {
    const own = chance();
    if (own < 0.4) return [];
    if (own < 0.8) return [page];
    return cutAt(SECTOR, offset + page.from, page.to - page.from).flatMap(({ from, to }) =>
      chance() < 0.5 ? [] : [{ from: page.from + from, to: page.from + to }],
    );
  });
}

/** The pieces of `length` bytes from `offset` on that each lie in one block of that size. */
function cutAt(size: number, offset: number, length: number): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let from = 0; from < length;) {
    const to = Math.min(length, from + size - ((offset + from) % size));
    pieces.push({ from, to });
    from = to;
  }
  return pieces;
}
