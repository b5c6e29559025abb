import { type QueryClient, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { earlierText } from '@fracht/content';
import type { SaveTelling } from '../api/admin-calls.ts';
import type { SuccessNotice } from '../api/request.ts';
import { type Subject, useInvalidatingMutation } from '../api/panel-queries.ts';
import { undoAction } from './earlier/put-back.ts';

type Versioned = { readonly version: number };

type UndoableSaveParts<Item extends Versioned, Change extends Versioned> = {
  /** Saves all changes or none; each names the version that it replaces. */
  readonly call: (changes: readonly Change[], telling: SaveTelling<Item>) => Promise<void>;
  readonly subject: Subject;
  readonly isSame: (one: Item, other: Change) => boolean;
  /** The change that restores this state of an item. */
  readonly changeTo: (item: Item) => Change;
};

type Save<Item, Change> = { readonly changes: readonly Change[]; readonly before: readonly Item[] };

/**
 * A mutation that saves, resolves to the items as saved, and whose notice offers to undo it. Undoing is a save like any other: it is refused if somebody else
 * has saved since. (ADR 0023)
 */
export function useUndoableSave<Item extends Versioned, Change extends Versioned>(
  parts: UndoableSaveParts<Item, Change>,
): UseMutationResult<readonly Item[], Error, Save<Item, Change>> {
  const client = useQueryClient();
  return useInvalidatingMutation((save: Save<Item, Change>) => sent(parts, client, save), [parts.subject]);
}

async function sent<Item extends Versioned, Change extends Versioned>(
  parts: UndoableSaveParts<Item, Change>,
  client: QueryClient,
  save: Save<Item, Change>,
  text?: string,
): Promise<readonly Item[]> {
  let saved: readonly Item[] = [];
  const told = (now: readonly Item[]): SuccessNotice => {
    saved = now;
    const changes = changesBack(parts, save, now);
    if (changes.length === 0) return {};
    const undo = async (): Promise<void> => {
      await sent(parts, client, { changes, before: now }, earlierText.undone);
      await client.invalidateQueries({ queryKey: [parts.subject] });
    };
    return { ...(text === undefined ? {} : { text }), actions: [undoAction(undo)] };
  };
  await parts.call(save.changes, { told, isSilent: text !== undefined });
  return saved;
}

/** The changes that undo a whole save; none if this page does not know every previous state. */
function changesBack<Item extends Versioned, Change extends Versioned>(
  { isSame, changeTo }: UndoableSaveParts<Item, Change>,
  { changes, before }: Save<Item, Change>,
  now: readonly Item[],
): readonly Change[] {
  const pairs = changes.map((change) => ({
    was: before.find((item) => isSame(item, change) && item.version === change.version),
    is: now.find((item) => isSame(item, change)),
  }));
  if (pairs.some(({ was }) => was === undefined)) return [];
  return pairs.flatMap(({ was, is }) =>
    was === undefined || is === undefined || is.version === was.version
      ? []
      : [{ ...changeTo(was), version: is.version }],
  );
}
