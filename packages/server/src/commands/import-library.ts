import { setImmediate } from 'node:timers/promises';
import {
  activeFlag,
  type FieldIssues,
  hasSoundTexts,
  isWithinJsonBounds,
  type LibraryFile,
  libraryFile,
  type LibraryKind,
  unknownFields,
} from '@fracht/protocol';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import { newId } from '../ids.ts';
import { LIBRARY_ITEMS } from '../storage/library-items.ts';
import type { Based } from '../storage/library-store.ts';
import type { ItemCheck } from '../storage/item.ts';
import { requirePictures, withKnownPictures } from './known-pictures.ts';
import { faultsIn, placedIssues } from './written-item.ts';

/** The outcome for one item of a file. */
export type ImportedItem = {
  readonly index: number;
  readonly name: string;
  readonly status: 'new' | 'changed' | 'same' | 'wrong';
  readonly fields: readonly string[];
  readonly isMissingPictures: boolean;
  /** The check finds errors in it: it is imported as inactive. */
  readonly isFaulty: boolean;
  /** Those errors in words. */
  readonly faults: readonly string[];
  /** Unknown fields, which are left out. */
  readonly unknown: readonly string[];
  readonly errors: FieldIssues;
};

type JudgedItem<Kind extends LibraryKind> = { readonly told: ImportedItem; readonly ready: Based<Kind> | null };

const withActive = z.object({ active: activeFlag });
const BROKEN = [{ code: 'TEXT_BROKEN' }] as const;
const named = z.object({ name: z.string() });
/** Ids are used in addresses of pages. */
const ID = /^[\w-]+$/u;

/** Parses a file of situations. Throws VALIDATION on `file` if it is not one. */
export function libraryOfFile(file: string | Uint8Array): LibraryFile {
  const read = libraryFile.safeParse(parsed(typeof file === 'string' ? file : Buffer.from(file).toString('utf8')));
  if (!read.success) throw fieldError('file', 'LIBRARY_FILE');
  return read.data;
}

/** The most faults reported for one item, each with its place in the trees. */
const TOLD = 5;
/** How many items are checked before the event loop gets its turn, so that games go on. */
const AT_ONCE = 20;

/**
 * Imports the items of a file, all or none: an item with a known id changes that one, others are new. With `dryRun` only reports what would
 * happen. Throws VALIDATION on `file` if an item is wrong, IMAGE_MISSING if a picture was removed,
 * CHANGED_MEANWHILE if an item was saved, while the file was read. (LBR-11; adr 0013)
 */
export async function importLibrary(
  context: AppContext,
  kind: LibraryKind,
  items: LibraryFile['items'],
  { author, dryRun }: { readonly author: string; readonly dryRun: boolean },
): Promise<readonly ImportedItem[]> {
  const judged = await judgeAll(context, kind, items);
  if (dryRun) return judged.map(({ told }) => told);
  if (judged.some(({ ready }) => ready === null)) throw fieldError('file', 'LIBRARY_ITEMS');
  const changing = judged.flatMap(({ ready, told }) => (ready === null || told.status === 'same' ? [] : [ready]));
  const check: ItemCheck = (uploads) => {
    requirePictures(
      uploads,
      kind,
      changing.map(({ item }) => item),
    );
  };
  const isSaved = await context.storage.library.saveAll(kind, changing, context.now(), author, check);
  if (!isSaved) throw new AppError('CHANGED_MEANWHILE');
  return judged.map(({ told }) => told);
}

async function judgeAll<Kind extends LibraryKind>(
  context: AppContext,
  kind: Kind,
  items: LibraryFile['items'],
): Promise<readonly JudgedItem<Kind>[]> {
  const uploads = await context.storage.images.names();
  const seen = new Set<string>();
  const judged: JudgedItem<Kind>[] = [];
  for (const [index, given] of items.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    judged.push(await judge(context, kind, { index, given, uploads, seen }));
  }
  return judged;
}

type Given = {
  readonly index: number;
  readonly given: Readonly<Record<string, unknown>>;
  /** Names of existing uploaded pictures. */
  readonly uploads: ReadonlySet<string>;
  /** Ids of the earlier items of the file. */
  readonly seen: Set<string>;
};

async function judge<Kind extends LibraryKind>(
  { storage }: AppContext,
  kind: Kind,
  { index, given, uploads, seen }: Given,
): Promise<JudgedItem<Kind>> {
  const told = toldOf(index, given);
  const broken = Object.entries(given).filter((field) => !hasSoundTexts(field));
  if (broken.length > 0) return wrong(told, Object.fromEntries(broken.map(([field]) => [soundKey(field), BROKEN])));
  const known = typeof given['id'] === 'string' ? await storage.library.findAny(given['id']) : null;
  const wanted = { ...given, id: given['id'] ?? newId(), active: given['active'] ?? known?.active };
  const read = LIBRARY_ITEMS[kind].safeParse(wanted, { reportInput: true });
  const flags = withActive.safeParse(wanted, { reportInput: true });
  if (!read.success || !flags.success) {
    const issues = [...(read.error?.issues ?? []), ...(flags.error?.issues ?? [])];
    return wrong(told, placedIssues(wanted, issues.slice(0, TOLD)));
  }
  const { id } = read.data;
  if (!ID.test(id) || seen.has(id) || (known !== null && known.kind !== kind))
    return wrong(told, { id: [{ code: 'WRONG_VALUE' }] });
  seen.add(id);
  const { item, isMissing } = withKnownPictures(kind, read.data, uploads);
  const faults = faultsIn(kind, wanted);
  const hasErrors = faults !== null;
  const active = flags.data.active && !hasErrors;
  const ready = { item, active, follows: known?.version ?? null };
  const fields = known === null ? [] : differing({ ...known.item, active: known.active }, { ...item, active });
  const status = known === null ? 'new' : fields.length === 0 ? 'same' : 'changed';
  return {
    told: {
      ...told,
      name: item.name,
      status,
      fields,
      isMissingPictures: isMissing,
      isFaulty: hasErrors,
      faults: Object.values(faults ?? {})
        .flat()
        .slice(0, TOLD),
      unknown: unknownFields(kind, wanted),
    },
    ready,
  };
}

/** The report on an item of which nothing is known yet. */
function toldOf(index: number, given: Given['given']): ImportedItem {
  const name = named.safeParse(given).data?.name ?? '';
  return {
    index,
    name,
    status: 'wrong',
    fields: [],
    isMissingPictures: false,
    isFaulty: false,
    faults: [],
    unknown: [],
    errors: {},
  };
}

function wrong(told: ImportedItem, errors: FieldIssues): { readonly told: ImportedItem; readonly ready: null } {
  return { told: { ...told, errors }, ready: null };
}

function soundKey(field: string): string {
  return hasSoundTexts(field) ? field : 'form';
}

/** The fields in which two items differ. */
function differing(before: object, now: object): readonly string[] {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.entries(now)
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(known.get(key)))
    .map(([key]) => key);
}

/** Limits on a file: what people may have written within 16 MiB. */
const FILE_BOUNDS = { values: 1_500_000, depth: 2000 };

function parsed(text: string): unknown {
  if (!isWithinJsonBounds(text, FILE_BOUNDS)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
