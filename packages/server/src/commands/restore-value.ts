import { findSetting, stageTexts } from '@fracht/content';
import { CONTENT_IDS, type ValueKind } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { EarlierValue } from '../storage/content-store.ts';
import { saveContent } from './save-content.ts';
import { saveStages } from './save-stages.ts';
import { updateSettings } from './update-settings.ts';

type Thing = { readonly kind: ValueKind; readonly id: string };
type RestoreWish = Thing & {
  /** The version to restore. */
  readonly version: number;
  /** Optimistic lock: the current version as the caller knows it. */
  readonly follows?: number | undefined;
};
type Wanted = { readonly value: string | number; readonly version: number | undefined };
/** Saves a value as its ordinary call does. */
type Save = (context: AppContext, author: string, wanted: Wanted) => Promise<void>;

/** How a value of each kind is saved; null: there is no such thing. */
const SAVES: { readonly [Kind in ValueKind]: (id: string) => Save | null } = {
  TEXT: (text) => {
    const id = CONTENT_IDS.find((known) => known === text);
    if (id === undefined) return null;
    return (context, author, { value, version }) =>
      saveContent(context, author, [{ id, value: String(value), version }]);
  },
  SETTING: (name) => {
    const key = findSetting(name)?.key;
    if (key === undefined) return null;
    return (context, author, { value, version }) =>
      updateSettings(context, author, [{ key, value: Number(value), version }]);
  },
  STAGE: (number) => {
    const id = stageTexts.findIndex((_, index) => String(index + 1) === number) + 1;
    if (id === 0) return null;
    return (context, author, { value, version }) =>
      saveStages(context, author, [{ id, value: String(value), version }]);
  },
};

/** The current value of a thing and its earlier ones, the newest first. Throws NOT_FOUND if there is no such thing. (ADR 0023) */
export async function listEarlierValues(
  { storage }: AppContext,
  { kind, id }: Thing,
): Promise<readonly EarlierValue[]> {
  if (SAVES[kind](id) === null) throw new AppError('NOT_FOUND');
  return storage.content.earlier(kind, id);
}

/**
 * Restores an earlier value. This is an ordinary change: validated by today's rules, and recorded like any other. Throws NOT_FOUND if there is
 * no such thing or its version is no longer kept, CHANGED_MEANWHILE with the same payload as the ordinary save, VALIDATION. (ADR 0023)
 */
export async function restoreValue(context: AppContext, author: string, wish: RestoreWish): Promise<void> {
  const { kind, id, version, follows } = wish;
  const save = SAVES[kind](id);
  const wanted = (await context.storage.content.earlier(kind, id)).find((known) => known.version === version);
  if (save === null || wanted === undefined) throw new AppError('NOT_FOUND');
  await save(context, author, { value: wanted.value, version: follows });
}
