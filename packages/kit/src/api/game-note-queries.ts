import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { GameNotePayload } from '@fracht/protocol';
import { callAddGameNote, callChangeGameNote, callGameNotes, callRemoveGameNote } from './game-note-calls.ts';
import { useInvalidatingMutation } from './panel-queries.ts';

/** The notes of an own game. */
export function useGameNotes(game: string) {
  return useQuery({ queryKey: ['game-notes', game], queryFn: ({ signal }) => callGameNotes(game, signal) });
}

/** Keeps a note; the lists of notes are asked for again. */
function useAddGameNote() {
  return useInvalidatingMutation(callAddGameNote, ['game-notes']);
}

/** Changes the words of a note; the lists of notes are asked for again. */
export function useChangeGameNote() {
  return useInvalidatingMutation(callChangeGameNote, ['game-notes']);
}

/** Removes a note; the lists of notes are asked for again. */
export function useRemoveGameNote() {
  return useInvalidatingMutation(callRemoveGameNote, ['game-notes']);
}

/** Keeps a new note: the first time it is added, every further time its words are changed. `onKept` is called while the caller is there. */
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
