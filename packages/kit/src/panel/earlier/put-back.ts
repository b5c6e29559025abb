import type { QueryClient } from '@tanstack/react-query';
import { earlierText } from '@fracht/content';
import type { ValueKind } from '@fracht/protocol';
import { ApiError } from '../../api/api-error.ts';
import { callRestoreValue, type KeptThing } from '../../api/earlier-calls.ts';
import type { Subject } from '../../api/panel-queries.ts';
import { notify } from '../../ui/toasts.ts';

/** The cached list to refetch for each kind of value. */
const LISTS = { TEXT: 'content', SETTING: 'settings', STAGE: 'stages' } as const satisfies Record<ValueKind, Subject>;

/** Restores an earlier version of a value; the notice offers to undo that. Throws ApiError, for which no notice has been shown. */
export async function restoreEarlier(
  client: QueryClient,
  thing: KeptThing,
  wish: { readonly version: number; readonly follows: number },
): Promise<void> {
  await callRestoreValue(thing, wish, ([now]) => {
    if (now === undefined || now.version === wish.follows) return {};
    const back = { version: wish.follows, follows: now.version };
    return { actions: [undoAction(() => restoreEarlier(client, thing, back))] };
  });
  await client.invalidateQueries({ queryKey: [LISTS[thing.kind]] });
}

/** The undo button of a notice; a failure becomes a notice of its own. */
export function undoAction(undo: () => Promise<void>) {
  const tried = async (): Promise<void> => {
    try {
      await undo();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      notify({ type: 'warning', text: isConflict(cause) ? earlierText.notUndone : cause.message });
    }
  };
  return { text: earlierText.undo, onPress: () => void tried() };
}

/** Whether the save was refused because somebody else has changed the same value since. */
export function isConflict({ code }: ApiError): boolean {
  return code === 'CHANGED_MEANWHILE';
}
