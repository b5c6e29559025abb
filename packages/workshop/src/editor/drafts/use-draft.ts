import { useMemo } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Keeper } from '@fracht/kit/panel/edited/keeper.ts';
import type { Parts, Timing } from '@fracht/kit/panel/edited/parts.ts';
import type { Phase } from '@fracht/kit/panel/edited/phases.ts';
import { useKeeper } from '@fracht/kit/panel/edited/use-keeper.ts';
import { callDesk, callPublishDraft, callRemoveDraft, callSaveDraft } from '@fracht/kit/api/draft-calls.ts';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { EditedItem } from '@fracht/scenarios';
import { type ItemDesk, deskOf } from './desk.ts';
import { DRAFT_RULES, type DraftBase, draftCopies, type Theirs, theirsOf } from './draft-rules.ts';

const TIMING: Timing = { pause: 800, retry: { first: 2000, last: 30_000 }, lookAround: 10_000 };

/** The draft of an item while its editor is open. */
export type DraftKeeper = Keeper<EditedItem, ItemDesk, DraftBase>;

/** The state of the draft. */
export type DraftState = {
  readonly phase: Phase;
  /** What the server has, as far as this page knows. */
  readonly desk: ItemDesk;
  /** What somebody else has written or published; only in a conflict. */
  readonly theirs: Theirs | null;
  /** Publishing or discarding is in progress. */
  readonly isBusy: boolean;
  /** Unsaved changes are also stored in this browser. */
  readonly isHeld: boolean;
};

/** Keeps the draft of an item while its editor is open. `draft` keeps its identity while the author types. */
export function useDraft(desk: ItemDesk): { readonly keeper: DraftKeeper; readonly draft: DraftState } {
  const client = useQueryClient();
  const parts = useMemo(() => partsOf(client, desk), [client, desk]);
  const keeper = useKeeper(desk, parts);
  const kept = useStore(
    keeper.store,
    useShallow(({ phase, known, hasMoved, isBusy, isHeld }) => ({ phase, desk: known, hasMoved, isBusy, isHeld })),
  );
  const draft = useMemo(
    () => ({ ...kept, theirs: kept.phase === 'CONFLICT' ? theirsOf(kept.desk, kept.hasMoved) : null }),
    [kept],
  );
  return { keeper, draft };
}

function partsOf(client: QueryClient, { id, kind }: ItemDesk): Parts<EditedItem, ItemDesk, DraftBase> {
  return {
    rules: DRAFT_RULES,
    overtaken: 'DRAFT_CHANGED',
    timing: TIMING,
    copies: draftCopies(kind),
    placeOf: () => id,
    source: {
      read: async () => deskOf(await callDesk(id)),
      save: async ({ item }, base) => deskOf(await callSaveDraft({ id, kind, ...base, value: item })),
      publish: async (desk) => (desk.draft === null ? desk : deskOf(await callPublishDraft(id, desk.draft.revision))),
      remove: async (desk) => {
        if (desk.draft !== null) await callRemoveDraft(id, desk.draft.revision);
        return { ...desk, draft: null };
      },
    },
    onStored: (before, now) => {
      if ((before.draft === null) !== (now.draft === null)) void client.invalidateQueries({ queryKey: ['drafts'] });
      if (before.published?.version === now.published?.version) return;
      void client.invalidateQueries({ queryKey: ['library', kind] });
      void client.invalidateQueries({ queryKey: ['versions', id] });
    },
  };
}
