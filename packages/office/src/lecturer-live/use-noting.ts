import { isTurnedOff } from '@fracht/kit/session/single-keys.ts';
import { ownsKeys } from '@fracht/kit/ui/owns-keys.ts';
import { useKeyDown } from '@fracht/kit/ui/use-key-down.ts';
import { useOpened } from '@fracht/kit/ui/use-opened.ts';

/** The moment that a note is being written about: game seconds and round. */
export type NotedMoment = { readonly at: number; readonly round: number };

/** A confirmation that has to be answered before anything else is done. */
const QUESTION = '[role="alertdialog"]';

/**
 * The moment being noted, null: none; N also begins one. An open note keeps its moment. `onBegin` is also called if a note is already open. When it is closed
 * the focus returns. (LVP-6)
 */
export function useNoting(now: NotedMoment, onBegin: () => void) {
  const { what: noted, open, close } = useOpened<NotedMoment>();
  const begin = (): void => {
    onBegin();
    if (noted === null) open(now);
  };
  useKeyDown((event) => {
    const { target, key, ctrlKey, altKey, metaKey } = event;
    if (key.toLowerCase() !== 'n' || isTurnedOff(key) || ctrlKey || altKey || metaKey || noted !== null) return;
    if (ownsKeys(target) || document.querySelector(QUESTION) !== null) return;
    event.preventDefault();
    begin();
  });
  return { noted, begin, close };
}
