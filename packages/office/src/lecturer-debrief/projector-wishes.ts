import { keptStore } from '@fracht/kit/session/kept-store.ts';

/** What a teacher lets the projector show. Names stay off until they are asked for, in each session anew. (PRJ-4) */
export const projectorWishes = keptStore('PERSON', () => ({ hasNames: false, hasBookmarks: true }));

/** Shows names on the projector, or hides them. */
export function projectNames(hasNames: boolean): void {
  projectorWishes.setState({ hasNames });
}

/** Shows the notes of the game on the projector, or hides them. */
export function projectBookmarks(hasBookmarks: boolean): void {
  projectorWishes.setState({ hasBookmarks });
}
