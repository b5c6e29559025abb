import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { GameNotePayload } from '@fracht/protocol';
import { callAddGameNote, callChangeGameNote, callGameNotes, callRemoveGameNote } from './game-note-calls.ts';
import { useInvalidatingMutation } from './panel-queries.ts';
import { randomId } from '../random-id.ts';

/** The notes of one of the caller's own games. */
export function useGameNotes(game: string) {
  return useQuery({ queryKey: ['game-notes', game], queryFn: ({ signal }) => callGameNotes(game, signal) });
}

/** Stores a note; the lists of notes are refetched. */
function useAddGameNote() {
  return useInvalidatingMutation(callAddGameNote, ['game-notes']);
}

/** Changes the text of a note; the lists of notes are refetched. */
export function useChangeGameNote() {
  return useInvalidatingMutation(callChangeGameNote, ['game-notes']);
}

/** Removes a note; the lists of notes are refetched. */
export function useRemoveGameNote() {
  return useInvalidatingMutation(callRemoveGameNote, ['game-notes']);
}

/** Saves a new note: the first save creates it, later ones change its text. `onKept` is not called after the caller has unmounted. */
export function useNewGameNote(about: { readonly game: string; readonly at: number; readonly round: number }) {
  const add = useAddGameNote();
  const change = useChangeGameNote();
  const kept = useRef<GameNotePayload | null>(null);
  // The key of this note: saved again after a lost answer it is the same one, whatever was typed since.
  const [key] = useState(randomId);
  const save = (text: string, onKept: () => void): void => {
    const done = (note: GameNotePayload): void => {
      kept.current = note;
      onKept();
    };
    const follow = (before: GameNotePayload): void => {
      kept.current = before;
      change.mutate({ game: about.game, id: before.id, text, base: { text: before.text } }, { onSuccess: done });
    };
    if (kept.current !== null) return follow(kept.current);
    // An earlier save, whose answer was lost, may have stored the text as it was then. (CAL-13)
    add.mutate({ ...about, text, key }, { onSuccess: (note) => (note.text === text ? done(note) : follow(note)) });
  };
  return { save, isPending: add.isPending || change.isPending };
}
