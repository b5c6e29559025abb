import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { draftText } from '@fracht/content';
import { sessionStore } from '../../../session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { type Editor, useEditor } from '../editor.ts';
import { newItemId, withId } from './desk.ts';
import { DifferenceList } from './difference-list.tsx';
import type { DraftKeeper, DraftState } from './draft-keeper.ts';
import { keepHere } from './kept-draft.ts';
import { isOwn, whenOf, whoOf } from './words.ts';
import styles from './drafts.module.css';

type NoteProps = { readonly keeper: DraftKeeper; readonly draft: DraftState; readonly editor: Editor };

/** Tells that somebody else was first, who and when, shows the difference and lets the author choose; or that the item is gone. */
export function ConflictNote(props: NoteProps) {
  if (props.draft.phase === 'GONE') return <GoneNote {...props} />;
  return props.draft.phase === 'CONFLICT' ? <OtherNote {...props} /> : null;
}

function OtherNote({ keeper, draft: { theirs }, editor }: NoteProps) {
  const text = draftText.conflict;
  const [isShown, setIsShown] = useState(false);
  const mine = useEditor(editor, ({ shown }) => shown.item);
  if (theirs === null) return null;
  return (
    <div role="alert">
      <Note tone="warn">
        <div className={styles.conflict}>
          <span>
            <b>{whatHappened(theirs)}</b> {text.text}
          </span>
          <div className="row wrap">
            <Button size="s" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
              {isShown ? text.hide : text.show}
            </Button>
            <Button size="s" onClick={() => void keeper.keepMine()}>
              {text.keep}
            </Button>
            <Button size="s" onClick={() => editor.load(keeper.takeTheirs())}>
              {text.take}
            </Button>
          </div>
          {isShown ? (
            <div className={styles.shown}>
              <p className="small muted">{text.legend}</p>
              <DifferenceList before={theirs.edited} after={mine} />
            </div>
          ) : null}
        </div>
      </Note>
    </div>
  );
}

function whatHappened(theirs: NonNullable<DraftState['theirs']>): string {
  const text = draftText.conflict;
  const { author, date, isPublished } = theirs;
  const when = whenOf(date);
  if (isOwn(author, sessionStore.getState().user)) return isPublished ? text.ownPublished(when) : text.own(when);
  return isPublished ? text.published(whoOf(theirs), when) : text.draft(whoOf(theirs), when);
}

function GoneNote({ editor }: NoteProps) {
  const text = draftText.gone;
  const navigate = useNavigate();
  const keep = (): void => {
    const id = newItemId();
    keepHere(id, { revision: null, version: 0, edited: withId(editor.now(), id) });
    void navigate({ to: `../../${id}/edit`, search: { nowa: 1 } });
  };
  return (
    <div role="alert">
      <Note tone="warn">
        <div className={styles.conflict}>
          <b>{text.text}</b>
          <div className="row wrap">
            <Button size="s" onClick={keep}>
              {text.keep}
            </Button>
          </div>
        </div>
      </Note>
    </div>
  );
}
