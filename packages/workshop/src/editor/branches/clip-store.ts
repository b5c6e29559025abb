import type { Answer, Situation } from '@fracht/engine';
import { keptStore } from '@fracht/kit/session/kept-store.ts';

/** What is pasted: a question or an answer, each with all behind it. It is a copy: no later edit reaches it. */
export type Clip =
  | { readonly what: 'branch'; readonly branch: Situation }
  | { readonly what: 'answer'; readonly answer: Answer };

/** What was copied or cut last, in whichever situation. */
export const clipStore = keptStore<{ readonly clip: Clip | null }>('PERSON', () => ({ clip: null }));

/** Keeps a copy of a question or an answer to be pasted. */
export function keepClip(clip: Clip): void {
  clipStore.setState({ clip: structuredClone(clip) });
}

/** Another copy of what is kept; null: nothing is. */
export function freshClip(): Clip | null {
  return structuredClone(clipStore.getState().clip);
}
