import { memo, type ReactNode, useState } from 'react';
import { ArrowLeft, History, Trash2 } from 'lucide-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { draftText, editorText } from '@fracht/content';
import type { Finding } from '@fracht/scenarios';
import { formatTime } from '@fracht/kit/format.ts';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Confirm } from '@fracht/kit/ui/modal.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { StepButtons } from '@fracht/kit/panel/step-buttons.tsx';
import { SandboxButton } from '../../sandbox/sandbox-button.tsx';
import { type Editor, useEditor } from '../store/editor.ts';
import type { DraftKeeper, DraftState } from './use-draft.ts';
import type { ItemDesk } from './desk.ts';
import { DRAFT_RULES } from './draft-rules.ts';
import { VersionsWindow } from './versions-window.tsx';
import styles from './drafts.module.css';
import { isToday, momentWords } from '@fracht/kit/panel/moments.ts';
import { isOwn, whoOf } from './words.ts';

type HeadProps = {
  readonly editor: Editor;
  readonly keeper: DraftKeeper;
  readonly draft: DraftState;
};

/** Name of the item under edit, the state of its draft, and the actions on the whole of it; an edit shows here when it has settled. */
export const EditorHead = memo(function EditorHead(props: HeadProps) {
  const { editor, keeper, draft } = props;
  const { published } = draft.desk;
  const name = useEditor(editor, ({ settled }) => settled.item.item.name);
  const title = name.trim() === '' ? titleOf(draft) : name;
  return (
    <PageHead title={title} sub={<DraftLine keeper={keeper} draft={draft} />}>
      <Back isNew={published === null} />
      <Sandbox editor={editor} />
      <Steps editor={editor} />
      <Versions editor={editor} desk={draft.desk} />
      <Discard keeper={keeper} draft={draft} title={title} />
      <Publish {...props} />
    </PageHead>
  );
});

const Back = memo(function Back({ isNew }: { isNew: boolean }) {
  return (
    <Link to={isNew ? '../..' : '..'} className={buttonClass({ kind: 'ghost' })}>
      <ArrowLeft className="i" aria-hidden="true" />
      <bdi>{isNew ? draftText.toList : editorText.back}</bdi>
    </Link>
  );
});

const Sandbox = memo(function Sandbox({ editor }: { editor: Editor }) {
  const tried = useEditor(editor, ({ settled, findings }) => (hasErrors(findings.all) ? null : settled.item));
  return <SandboxButton tried={tried} />;
});

/** Publishes the item as it is now: it settles first, so that an error in the last character also stops it. */
function Publish({ editor, keeper, draft }: HeadProps) {
  const isFaulty = useEditor(editor, ({ findings }) => hasErrors(findings.all));
  const isPublished = useEditor(editor, ({ settled }) => settled.item === draft.desk.published?.edited);
  return (
    <Button
      kind="primary"
      isBusy={draft.isBusy}
      reason={whyNotPublished(draft, isPublished, isFaulty)}
      onClick={() => {
        if (!hasErrors(editor.settle())) void keeper.publish();
      }}
    >
      {draftText.publish}
    </Button>
  );
}

function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ level }) => level === 'error');
}

function titleOf({ desk: { kind, published } }: DraftState): string {
  return published === null ? draftText.newTitle[kind] : draftText.noName;
}

function whyNotPublished({ phase, desk }: DraftState, isPublished: boolean, isFaulty: boolean): string | null {
  if (phase === 'CONFLICT' || phase === 'GONE') return draftText.chooseFirst;
  if (isFaulty) return draftText.faulty;
  const isNew = desk.draft !== null || (phase !== 'SAVED' && !isPublished);
  return isNew ? null : draftText.noChanges;
}

/** The state of the draft, as a live region for screen readers. */
function DraftLine({ keeper, draft }: { keeper: DraftKeeper; draft: DraftState }) {
  const { phase, desk } = draft;
  return (
    <span className={styles.line}>
      <span>{`${draftText.kinds[desk.kind]} ·`}</span>
      <span role="status">{stateText(draft)}</span>
      {phase === 'FAILED' ? (
        <Button kind="link" onClick={() => void keeper.flush()}>
          {draftText.retry}
        </Button>
      ) : null}
    </span>
  );
}

function stateText({ phase, desk: { draft, published }, isHeld }: DraftState): ReactNode {
  const text = draftText.state;
  if (phase === 'WAITING' || phase === 'SAVING' || phase === 'COMPARING') return text.saving;
  if (phase === 'FAILED') return isHeld ? text.failed : text.failedNotHeld;
  if (phase === 'REFUSED') return text.refused;
  if (phase === 'CONFLICT') return text.conflict;
  if (phase === 'GONE') return text.gone;
  if (draft === null)
    return published === null ? text.untouched : text.published(published.version, momentWords(published.date));
  const { date } = draft;
  if (!isOwn(draft.author, sessionStore.getState().user)) return text.savedBy(momentWords(date), whoOf(draft));
  return isToday(date) ? text.saved(formatTime(date)) : text.savedOn(momentWords(date));
}

const Steps = memo(function Steps({ editor }: { editor: Editor }) {
  const canUndo = useEditor(editor, ({ settled }) => settled.history.past.length > 0);
  const canRedo = useEditor(editor, ({ settled }) => settled.history.future.length > 0);
  return <StepButtons canUndo={canUndo} canRedo={canRedo} undo={editor.undo} redo={editor.redo} />;
});

const Versions = memo(function Versions({ editor, desk }: { editor: Editor; desk: ItemDesk }) {
  const [isOpen, setIsOpen] = useState(false);
  const now = useEditor(editor, ({ settled }) => settled.item);
  if (desk.published === null) return null;
  return (
    <>
      <Button kind="ghost" onClick={() => setIsOpen(true)}>
        <History className="i" aria-hidden="true" />
        {draftText.versions.open}
      </Button>
      <VersionsWindow id={desk.id} now={now} show={isOpen} onClose={() => setIsOpen(false)} onRestore={editor.load} />
    </>
  );
});

/** Discards the draft after one confirmation; undo still brings back what was written. */
function Discard({ keeper, draft, title }: Omit<HeadProps, 'editor'> & { title: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const { phase, desk } = draft;
  const text = draftText.discardAsk;
  const label = desk.published === null ? draftText.discardNew : draftText.discard;
  const discard = async (): Promise<void> => {
    setIsAsking(false);
    const left = await keeper.discard();
    if (!DRAFT_RULES.isThere(left)) await navigate({ to: '../..' });
  };
  const isOff = draft.isBusy || phase === 'CONFLICT' || phase === 'GONE' || (desk.draft === null && phase === 'SAVED');
  return (
    <>
      <Button kind="ghost" iconOnly aria-label={label} title={label} disabled={isOff} onClick={() => setIsAsking(true)}>
        <Trash2 className="i" aria-hidden="true" />
      </Button>
      <Confirm
        show={isAsking}
        title={text.title(title)}
        text={desk.published === null ? text.textNew : text.text(desk.published.version)}
        keep={text.keep}
        act={text.act}
        onKeep={() => setIsAsking(false)}
        onAct={() => void discard()}
      />
    </>
  );
}
