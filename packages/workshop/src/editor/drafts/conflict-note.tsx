import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { draftText } from '@fracht/content';
import { SCENARIO_LIMITS } from '@fracht/protocol';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { withStep } from '@fracht/kit/panel/edited/history.ts';
import { Note } from '@fracht/kit/ui/note.tsx';
import { notify } from '@fracht/kit/ui/toasts.ts';
import { type Editor, useEditor } from '../store/editor.ts';
import { copyWithId, deskKey, emptyDesk, newItemId } from './desk.ts';
import { DifferenceList } from './difference-list.tsx';
import { draftCopies, type Theirs } from './draft-rules.ts';
import type { DraftKeeper, DraftState } from './use-draft.ts';
import { momentWords } from '@fracht/kit/panel/moments.ts';
import type { EditedItem } from '@fracht/scenarios';
import { isOwn, whoOf } from './words.ts';
import styles from './drafts.module.css';

type NoteProps = { readonly keeper: DraftKeeper; readonly draft: DraftState; readonly editor: Editor };

/** Says that somebody else was first, who and when, shows the difference and lets the author choose; or that the item is gone. */
export function ConflictNote(props: NoteProps) {
  if (props.draft.phase === 'GONE') return <GoneNote {...props} />;
  return props.draft.phase === 'CONFLICT' ? <OtherNote {...props} /> : null;
}

function OtherNote({ keeper, draft: { theirs }, editor }: NoteProps) {
  const text = draftText.conflict;
  const [isShown, setIsShown] = useState(false);
  const mine = useEditor(editor, ({ settled }) => settled.item);
  if (theirs === null) return null;
  return (
    <div role="alert">
      <Note tone="warn">
        <div className={styles.conflict}>
          <span>
            <b>{whatHappened(theirs)}</b>
            <bdi>{` ${text.text}`}</bdi>
          </span>
          <div className="row wrap">
            <Button size="s" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
              {isShown ? text.hide : text.show}
            </Button>
            <Choices keeper={keeper} theirs={theirs.edited} editor={editor} />
          </div>
          {isShown ? (
            <div className={styles.shown}>
              <p className="small muted">{text.legend}</p>
              <DifferenceList before={theirs.edited} after={mine} words={text.sides} />
            </div>
          ) : null}
        </div>
      </Note>
    </div>
  );
}

/** The choices in a conflict. What is not chosen can be brought back by one undo; keeping both turns the author's own version into a new item. */
function Choices({ keeper, theirs, editor }: Pick<NoteProps, 'keeper' | 'editor'> & { theirs: EditedItem }) {
  const text = draftText.conflict;
  const beginNew = useNewItem();
  const take = (): void => keeper.resolve((history) => withStep(history, theirs));
  const keepMine = (): void => {
    keeper.resolve((history) => withStep(withStep(history, theirs), history.now));
    void keeper.flush();
    notify({ type: 'info', text: text.kept });
  };
  const takeTheirs = (): void => {
    take();
    notify({ type: 'info', text: text.taken });
  };
  const keepBoth = (): void => {
    const mine = editor.now();
    if (!beginNew(mine, text.copyOf(mine.item.name).slice(0, SCENARIO_LIMITS.name))) return;
    take();
    notify({ type: 'info', text: text.bothKept });
  };
  return (
    <>
      <Button size="s" onClick={keepMine}>
        {text.keep}
      </Button>
      <Button size="s" onClick={takeTheirs}>
        {text.take}
      </Button>
      <Button size="s" title={text.bothHint} onClick={keepBoth}>
        {text.both}
      </Button>
    </>
  );
}

/** Opens the editor of a new item with this content, passed through the browser's storage. False: that is full, and nothing has happened. */
function useNewItem(): (edited: EditedItem, name?: string) => boolean {
  const navigate = useNavigate();
  const client = useQueryClient();
  return (edited, name) => {
    const id = newItemId();
    const base = { revision: null, version: 0 };
    if (!draftCopies(edited.kind).write(id, { value: copyWithId(edited, id, name), base })) {
      notify({ type: 'warning', text: draftText.noRoom });
      return false;
    }
    client.setQueryData(deskKey(id), emptyDesk(edited.kind, id));
    void navigate({ to: `../../${id}/edit`, search: { nowa: 1 } });
    return true;
  };
}

function whatHappened(theirs: Theirs): string {
  const text = draftText.conflict;
  const { author, date, isPublished } = theirs;
  const when = momentWords(date);
  if (isOwn(author, sessionStore.getState().user)) return isPublished ? text.ownPublished(when) : text.own(when);
  return isPublished ? text.published(whoOf(theirs), when) : text.draft(whoOf(theirs), when);
}

function GoneNote({ editor }: NoteProps) {
  const text = draftText.gone;
  const beginNew = useNewItem();
  return (
    <div role="alert">
      <Note tone="warn">
        <div className={styles.conflict}>
          <b>{text.text}</b>
          <div className="row wrap">
            <Button size="s" onClick={() => beginNew(editor.now())}>
              {text.keep}
            </Button>
          </div>
        </div>
      </Note>
    </div>
  );
}
