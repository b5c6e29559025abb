import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { GameNotePayload } from '@fracht/protocol';
import { callAddGameNote, callChangeGameNote, callGameNotes, callRemoveGameNote } from './game-note-calls.ts';
import { useInvalidatingMutation } from './panel-queries.ts';

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
  const save = (text: string, onKept: () => void): void => {
    const done = (note: GameNotePayload): void => {
      kept.current = note;
      onKept();
    };
    const before = kept.current;
    if (before === null) return add.mutate({ ...about, text }, { onSuccess: done });
    change.mutate({ game: about.game, id: before.id, text, base: { text: before.text } }, { onSuccess: done });
  };
  return { save, isPending: add.isPending || change.isPending };
}
