import { useEffect } from 'react';
import { gameNotesText, replayText } from '@fracht/content';
import { useGameNotes } from '@fracht/kit/api/game-note-queries.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { setNotes } from './playback.ts';
import { replayStore } from './replay-store.ts';
import { TOLD_FOR } from './situation-then.ts';
import styles from './notes.module.css';

/** The teacher's notes of a game: adds them to its happenings, and shows the text of the one made at the moment. (RPL-14) */
export function Notes({ game }: { readonly game: string }) {
  const { data, isError, refetch } = useGameNotes(game);
  useEffect(() => {
    if (data !== undefined) setNotes(data);
  }, [data]);
  const words = replayStore(({ told, at }) => {
    const note = told.findLast((one) => one.what === 'NOTE' && one.at <= at);
    return note === undefined || at - note.at >= TOLD_FOR ? null : note.name;
  });
  return (
    <>
      <p className={styles.note} role="status">
        {words === null ? null : (
          <>
            <b>{`${gameNotesText.note}:`}</b>
            <bdi>{` ${words}`}</bdi>
          </>
        )}
      </p>
      {isError ? (
        <Button size="s" onClick={() => void refetch()}>
          {replayText.notesFailed} {replayText.again}
        </Button>
      ) : null}
    </>
  );
}
