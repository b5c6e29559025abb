import { setImmediate } from 'node:timers/promises';
import {
  activeFlag,
  type FieldIssues,
  hasSoundTexts,
  type LibraryKind,
  REQUEST_BOUNDS,
  SCENARIO_LIMITS,
  unknownFields,
} from '@fracht/protocol';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import { newId } from '../ids.ts';
import { LIBRARY_ITEMS } from '../storage/library-items.ts';
import type { Based } from '../storage/library-store.ts';
import type { ItemCheck } from '../storage/item.ts';
import { type ItemText, itemOfText } from './library-file.ts';
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
const TOO_LARGE = { code: 'TREE_LARGE', limit: SCENARIO_LIMITS.nodes } as const;
const BROKEN = [{ code: 'TEXT_BROKEN' }] as const;
const named = z.object({ name: z.string() });
/** Ids are used in addresses of pages. */
const ID = /^[\w-]+$/u;

/** The most faults reported for one item, each with its place in the trees. */
const TOLD = 5;
/** How many values of items are checked before the event loop gets its turn, so that games go on: some ten milliseconds. */
const AT_ONCE = 10_000;

/**
 * Imports the items of a file, all or none: an item with a known id changes that one, others are new. With `dryRun` only reports what would
 * happen. Throws VALIDATION on `file` if an item is wrong, IMAGE_MISSING if a picture was removed,
 * CHANGED_MEANWHILE if an item was saved, while the file was read. (LBR-11; adr 0013)
 */
export async function importLibrary(
  context: AppContext,
  kind: LibraryKind,
  items: readonly ItemText[],
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
  items: readonly ItemText[],
): Promise<readonly JudgedItem<Kind>[]> {
  const uploads = await context.storage.images.names();
  const seen = new Set<string>();
  const judged: JudgedItem<Kind>[] = [];
  let checked = 0;
  for (const [index, item] of items.entries()) {
    checked += item.values;
    if (checked > AT_ONCE) await setImmediate();
    if (checked > AT_ONCE) checked = item.values;
    judged.push(await judge(context, kind, { index, item, uploads, seen }));
  }
  return judged;
}

type Given = {
  readonly index: number;
  readonly item: ItemText;
  /** Names of existing uploaded pictures. */
  readonly uploads: ReadonlySet<string>;
  /** Ids of the earlier items of the file. */
  readonly seen: Set<string>;
};

async function judge<Kind extends LibraryKind>(
  { storage }: AppContext,
  kind: Kind,
  { index, item: written, uploads, seen }: Given,
): Promise<JudgedItem<Kind>> {
  // No item that was saved has more, and a walk over all of them would hold up the games.
  if (written.values > REQUEST_BOUNDS.values) return wrong(toldOf(index, {}), { form: [TOO_LARGE] });
  const given = itemOfText(written);
  const told = toldOf(index, given);
  if (written.values > AT_ONCE) await setImmediate();
  const broken = Object.entries(given).filter((field) => !hasSoundTexts(field));
  if (broken.length > 0) return wrong(told, Object.fromEntries(broken.map(([field]) => [soundKey(field), BROKEN])));
  if (written.values > AT_ONCE) await setImmediate();
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
function toldOf(index: number, given: Readonly<Record<string, unknown>>): ImportedItem {
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
