import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { callDesk, callPublishDraft, callRemoveDraft, callSaveDraft } from '@fracht/kit/api/draft-calls.ts';
import { type Desk, deskOf } from './desk.ts';
import { DraftKeeper, type DraftState, type Parts } from './draft-keeper.ts';
import { keepHere, readKept } from './kept-draft.ts';

/** Keeps the draft of an item while its editor is open. The item under edit is told by `keeper.edited`. */
export function useDraft(desk: Desk): { readonly keeper: DraftKeeper; readonly draft: DraftState } {
  const client = useQueryClient();
  const parts = useMemo(() => partsOf(client), [client]);
  const [keeper] = useState(() => new DraftKeeper(desk, readKept(desk.kind, desk.id), parts));
  useEffect(() => keeper.start(), [keeper]);
  return { keeper, draft: useSyncExternalStore(keeper.subscribe, keeper.state) };
}

function partsOf(client: QueryClient): Parts {
  return {
    load: async (id) => deskOf(await callDesk(id)),
    save: async (sent) => deskOf(await callSaveDraft(sent)),
    publish: async (id, revision) => deskOf(await callPublishDraft(id, revision)),
    remove: callRemoveDraft,
    hold: keepHere,
    onKept: (before, now) => {
      if ((before.draft === null) !== (now.draft === null)) void client.invalidateQueries({ queryKey: ['drafts'] });
      if (before.published?.version === now.published?.version) return;
      void client.invalidateQueries({ queryKey: ['library', now.kind] });
      void client.invalidateQueries({ queryKey: ['versions', now.id] });
    },
  };
}
