import type { Answer, Situation } from '@fracht/engine';
import { keptStore } from '@fracht/kit/session/kept-store.ts';

/** A copied question or answer with everything behind it. */
export type Clip =
  | { readonly what: 'branch'; readonly branch: Situation }
  | { readonly what: 'answer'; readonly answer: Answer };

/** The clipboard: what was copied or cut last, in any situation. */
export const clipStore = keptStore<{ readonly clip: Clip | null }>('PERSON', () => ({ clip: null }));

/** Puts a deep copy on the clipboard, which later edits do not change. */
export function keepClip(clip: Clip): void {
  clipStore.setState({ clip: structuredClone(clip) });
}

/** A deep copy of what is on the clipboard; null: it is empty. */
export function freshClip(): Clip | null {
  return structuredClone(clipStore.getState().clip);
}
