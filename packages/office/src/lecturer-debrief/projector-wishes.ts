import { keptStore } from '@fracht/kit/session/kept-store.ts';

/** What a teacher lets the projector show. Names and notes stay off until they are asked for, in each session anew. `notes`: their ids. (PRJ-4, PRJ-5) */
export const projectorWishes = keptStore('PERSON', () => ({ hasNames: false, notes: [] as readonly string[] }));

/** Shows names on the projector, or hides them. */
export function projectNames(hasNames: boolean): void {
  projectorWishes.setState({ hasNames });
}

/** Puts one note up on the projector, or takes it down. */
export function projectNote(note: string, isUp: boolean): void {
  projectorWishes.setState(({ notes }) => ({
    notes: [...notes.filter((one) => one !== note), ...(isUp ? [note] : [])],
  }));
}
