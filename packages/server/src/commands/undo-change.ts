import { COMPETENCES } from '@fracht/engine';
import { PROPOSED_CURRICULUM } from '@fracht/content';
import type { ValueKind } from '@fracht/protocol';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { versionOfText } from '../ids.ts';
import type { AuditEntry } from '../storage/audit-store.ts';
import { PICTURES_PATH } from '../uploads.ts';
import { restoreFromBin } from './restore-from-bin.ts';
import { restoreValue } from './restore-value.ts';
import { currentCurriculum, saveCurriculum } from './save-curriculum.ts';
import { saveLibraryItem } from './save-library-item.ts';

/** How a change can be undone. */
export type Undoing = {
  /** The version that is there now; null: there is nothing, or it has none. */
  readonly follows: number | null;
  /** Whether nothing has changed since. */
  readonly isLatest: boolean;
};

type AuditedChange = Pick<AuditEntry, 'kind' | 'object' | 'action' | 'version' | 'fields' | 'before' | 'after'>;
type UndoWish = { readonly author: string; readonly follows: number | undefined };

/** How to undo one change; null: it cannot be undone, or no longer. */
type WayToUndo = Undoing & { readonly go: (wish: UndoWish) => Promise<void> };

/** How a change can be undone at this moment; null: it cannot. (AUD-6) */
export async function undoingOf(context: AppContext, change: AuditedChange): Promise<Undoing | null> {
  const way = await wayBack(context, change);
  return way === null ? null : { follows: way.follows, isLatest: way.isLatest };
}

/**
 * Restores what was before a change, as the ordinary call would, and recorded like any other change. Throws NOT_FOUND if there is no such
 * change or it cannot be undone, CHANGED_MEANWHILE if the current version is not the one that the caller knows, and what the ordinary
 * call throws. (AUD-6)
 */
export async function undoChange(context: AppContext, seq: number, wish: UndoWish): Promise<void> {
  const entry = await context.storage.audit.find(seq);
  const way = entry === null ? null : await wayBack(context, entry);
  if (way === null) throw new AppError('NOT_FOUND');
  await way.go(wish);
}

async function wayBack(context: AppContext, change: AuditedChange): Promise<WayToUndo | null> {
  const { kind, action } = change;
  if (kind === 'TEXT' || kind === 'SETTING' || kind === 'STAGE') return backToValue(context, change, kind);
  if (kind === 'CURRICULUM') return backToUnits(context, change);
  if (action === 'REMOVED') return outOfBin(context, change);
  if (kind === 'PICTURE') return backToPicture(context, change);
  if (kind !== 'SCENARIO') return null;
  return change.fields.includes('position') && action === 'CHANGED'
    ? backToPlace(context, change)
    : backToVersion(context, change);
}

/** Texts, settings and stages: the earlier value, as long as it is kept. */
async function backToValue(
  context: AppContext,
  { object: id, version }: AuditedChange,
  kind: ValueKind,
): Promise<WayToUndo | null> {
  const values = await context.storage.content.earlier(kind, id);
  const present = values[0]?.version;
  if (version === null || present === undefined || !values.some((value) => value.version === version)) return null;
  return {
    follows: present,
    isLatest: present === version + 1,
    go: ({ author, follows }) => restoreValue(context, author, { kind, id, version, follows }),
  };
}

/** The fields of a competence in the curriculum that a change touched, as they were before. */
const unitsBefore = z.object({ units: z.array(z.string()).optional(), confirmed: z.boolean().optional() });

/** The curriculum: restores the fields that the change touched; before a competence's first change the proposal applied. */
async function backToUnits(
  context: AppContext,
  { object, action, version, before }: AuditedChange,
): Promise<WayToUndo | null> {
  const competence = COMPETENCES.find((known) => known === object);
  const present = (await currentCurriculum(context)).find((known) => known.competence === competence);
  if (competence === undefined || present === undefined) return null;
  const proposed = { units: [...PROPOSED_CURRICULUM[competence]], confirmed: false };
  const was = unitsBefore.safeParse(action === 'ADDED' ? proposed : before);
  if (!was.success) return null;
  const { units = present.units, confirmed = present.isConfirmed } = was.data;
  return {
    follows: present.version,
    isLatest: present.version === (action === 'ADDED' ? 0 : (version ?? NaN)) + 1,
    go: ({ author, follows }) =>
      saveCurriculum(context, author, {
        competence,
        units,
        isConfirmed: confirmed,
        version: follows ?? present.version,
      }),
  };
}

/** Situations, pictures, groups and games that were removed: back from the bin. */
async function outOfBin(context: AppContext, { kind, object }: AuditedChange): Promise<WayToUndo | null> {
  const thing = await context.storage.bin.find(object);
  if (thing === null || thing.kind !== kind) return null;
  return {
    follows: null,
    isLatest: true,
    go: () => restoreFromBin(context, thing),
  };
}

/** Undoing a change of a situation: an added one goes into the bin; for a changed one the earlier version is published again. */
async function backToVersion(
  context: AppContext,
  { object: id, action, version }: AuditedChange,
): Promise<WayToUndo | null> {
  const { library, drafts } = context.storage;
  const present = await library.findAny(id);
  if (present === null || action === 'RESTORED') return null;
  const follows = present.version;
  const refuseOther = (wish: UndoWish): void => {
    if (wish.follows !== undefined && wish.follows !== follows) throw new AppError('CHANGED_MEANWHILE');
  };
  if (action === 'ADDED') {
    return {
      follows,
      isLatest: follows === 1,
      async go(wish) {
        refuseOther(wish);
        if (!(await library.remove(id, context.now()))) throw new AppError('NOT_FOUND');
      },
    };
  }
  const before = version === null ? null : await drafts.version(id, version);
  if (version === null || before === null || version === follows) return null;
  return {
    follows,
    isLatest: follows === version + 1,
    async go(wish) {
      const { item, kind, active } = before;
      await saveLibraryItem(context, kind, { ...item, active, follows: wish.follows ?? follows }, wish.author);
    },
  };
}

/** The situation before which a moved one stood; null: it was the last. */
const placeBefore = z.object({ next: z.string().nullable() });

/**
 * Undoing a move in the list of situations: it goes back before the one that followed it. The order of a list has no version number, so a
 * hash of the whole order serves as one.
 */
async function backToPlace(
  context: AppContext,
  { object: id, before, after }: AuditedChange,
): Promise<WayToUndo | null> {
  const { library } = context.storage;
  const [was, made] = [placeBefore.safeParse(before), placeBefore.safeParse(after)];
  const order = await library.order(id);
  if (!was.success || !made.success || order === null) return null;
  const version = versionOfText(order.join(' '));
  const { next } = was.data;
  return {
    follows: version,
    isLatest: (order[order.indexOf(id) + 1] ?? null) === made.data.next,
    async go({ follows = version }) {
      if (follows !== version) throw new AppError('CHANGED_MEANWHILE');
      if (next !== null && !order.includes(next)) throw new AppError('ORDER_GONE');
      if ((await library.move(id, next, order)) === null) throw new AppError('CHANGED_MEANWHILE');
    },
  };
}

const wordsOfPicture = z.object({ alt: z.string() });

/** Undoing a change of a picture: an added one goes into the bin; a changed one gets its earlier description back. */
async function backToPicture(
  context: AppContext,
  { object: name, action, before, after }: AuditedChange,
): Promise<WayToUndo | null> {
  const { images } = context.storage;
  if (action === 'RESTORED' || !(await images.names()).has(name)) return null;
  if (action === 'ADDED') {
    return {
      follows: null,
      isLatest: true,
      async go() {
        const picture = { name, url: `${PICTURES_PATH}${name}` };
        if (!(await images.remove(picture, context.now()))) throw new AppError('IMAGE_USED');
      },
    };
  }
  const [was, made] = [wordsOfPicture.safeParse(before), wordsOfPicture.safeParse(after)];
  if (!was.success || !made.success) return null;
  const present = await images.alt(name);
  const version = versionOfText(present);
  return {
    follows: version,
    isLatest: present === made.data.alt,
    async go({ follows = version }) {
      const isSaved = follows === version && (await images.saveAlt(name, was.data.alt, present));
      if (!isSaved) throw new AppError('CHANGED_MEANWHILE');
    },
  };
}
