import { keptStore } from '@fracht/kit/session/kept-store.ts';

/** What a teacher lets the projector show. Names and notes are off until they are turned on, in each session again. `notes`: their ids. (PRJ-4, PRJ-5) */
export const projectorWishes = keptStore('PERSON', () => ({ hasNames: false, notes: [] as readonly string[] }));

/** Shows names on the projector, or hides them. */
export function projectNames(hasNames: boolean): void {
  projectorWishes.setState({ hasNames });
}

/** Shows a note on the projector, or removes it. */
export function projectNote(note: string, isUp: boolean): void {
  projectorWishes.setState(({ notes }) => ({
    notes: [...notes.filter((one) => one !== note), ...(isUp ? [note] : [])],
  }));
}
