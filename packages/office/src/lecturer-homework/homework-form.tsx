import { useState } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { Copy, Trash2 } from 'lucide-react';
import { homeworkText } from '@fracht/content';
import { type GroupPayload, type HomeworkPayload, LIMITS } from '@fracht/protocol';
import { useAddHomework, useRemoveHomework } from '@fracht/kit/api/homework-calls.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { useStableCallback } from '@fracht/kit/panel/use-stable-callback.ts';
import { useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardFoot, CardHead } from '@fracht/kit/ui/card.tsx';
import { Field, SelectField } from '@fracht/kit/ui/field.tsx';
import { Confirm } from '@fracht/kit/ui/modal.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { bodyOf, type DraftChange, draftOf, type HomeworkDraft } from './homework-draft.ts';
import { GameFields } from './game-fields.tsx';
import { VIEW } from './homework-facts.ts';
import { HomeworkPreview } from './homework-preview.tsx';
import { useSavingOver } from './save-over.ts';
import { TermFields } from './term-fields.tsx';
import styles from './homework.module.css';

type FormProps = {
  /** Null: a new assignment. */
  readonly homework: HomeworkPayload | null;
  readonly first: HomeworkDraft;
  /** The groups to which a new one can be set. */
  readonly groups: readonly GroupPayload[];
};

/** The settings of an assignment; once somebody has begun, what defines the game is shown and cannot be changed. (HWO-2) */
export function HomeworkForm({ homework, first, groups }: FormProps) {
  const text = homeworkText.form;
  const [draft, setDraft] = useState(first);
  const typed = useUnsavedGuard([VIEW]);
  const change: DraftChange = (changes) => {
    typed.touch();
    setDraft((before) => ({ ...before, ...changes }));
  };
  // The data that the draft was typed over; it does not change with a later refetch.
  const [base, setBase] = useState(homework);
  const saved = useStableCallback((sent: HomeworkDraft, now: HomeworkPayload): void => {
    setBase(now);
    // What was changed during the save is still unsaved and stays.
    if (draft !== sent) return;
    typed.clear();
    setDraft(draftOf(now));
  });
  const { isBusy, onSubmit, dialog } = useSending(base, draft, { onSaved: saved, onAdded: typed.clear });
  const hasBegun = homework?.students.some(({ attempts }) => attempts.length > 0) ?? false;
  return (
    <>
      <Card label={text.label} className={styles.form}>
        <CardHead title={text.title} />
        <form noValidate className={styles.form} onSubmit={onSubmit}>
          <CardBody className={styles.fields}>
            {homework === null ? <GroupField draft={draft} groups={groups} change={change} /> : null}
            <Field
              label={text.name}
              name="title"
              required
              maxLength={LIMITS.name}
              placeholder={text.namePlaceholder}
              value={draft.title}
              onChange={({ target }) => change({ title: target.value })}
            />
            <GameFields homework={homework} draft={draft} isLocked={hasBegun} change={change} />
            <TermFields draft={draft} change={change} />
            <Note>{hasBegun ? text.begun : text.rules}</Note>
          </CardBody>
          <CardFoot className="row wrap">
            <Button
              kind="primary"
              type="submit"
              isBusy={isBusy}
              reason={draft.group === '' && homework === null ? text.noGroups : null}
            >
              {homework === null ? text.set : text.save}
            </Button>
            {homework === null ? null : <Others homework={homework} hasBegun={hasBegun} onRemoved={typed.clear} />}
          </CardFoot>
        </form>
        {dialog}
        <TypedQuestion typed={typed} />
      </Card>
      {homework === null && <HomeworkPreview draft={draft} />}
    </>
  );
}

type Sent = {
  readonly onSaved: (draft: HomeworkDraft, saved: HomeworkPayload) => void;
  readonly onAdded: () => void;
};

function useSending(homework: HomeworkPayload | null, draft: HomeworkDraft, { onSaved, onAdded }: Sent) {
  const navigate = useNavigate();
  const add = useAddHomework();
  const { save, dialog } = useSavingOver();
  const sending = useSubmit(async () => {
    if (homework !== null) return onSaved(draft, await save(homework, draft));
    const { id } = await add.mutateAsync(bodyOf(draft));
    onAdded();
    goOn(() => navigate({ to: '/panel/lecturer/games/homework/$item', params: { item: id } }));
  });
  return { ...sending, dialog };
}

/** Goes to another page after the next render: only then does the guard of unsaved changes know that nothing can be lost any more. */
function goOn(go: () => Promise<void>): void {
  setTimeout(() => void go());
}

type GroupProps = {
  readonly draft: HomeworkDraft;
  readonly groups: readonly GroupPayload[];
  readonly change: DraftChange;
};

function GroupField({ draft, groups, change }: GroupProps) {
  const text = homeworkText.form;
  if (groups.length === 0) return <Note tone="warn">{text.noGroups}</Note>;
  return (
    <SelectField
      label={text.group}
      name="group"
      value={draft.group}
      onChange={({ target }) => change({ group: target.value })}
    >
      {groups.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

type OthersProps = {
  readonly homework: HomeworkPayload;
  readonly hasBegun: boolean;
  readonly onRemoved: () => void;
};

/** Copies it, or removes it while nobody has begun. */
function Others({ homework: { id, title }, hasBegun, onRemoved }: OthersProps) {
  const text = homeworkText.form;
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemoveHomework();
  const leave = (): void => {
    onRemoved();
    goOn(() => navigate({ to: '/panel/lecturer/games/homework' }));
  };
  const act = (): void => {
    setIsAsking(false);
    remove.mutate(id, { onSuccess: leave });
  };
  return (
    <span className="row wrap push">
      {hasBegun ? null : (
        <Button kind="ghost" onClick={() => setIsAsking(true)}>
          <Trash2 className="i" aria-hidden="true" />
          {text.remove}
        </Button>
      )}
      <Link
        to="/panel/lecturer/games/homework/$item"
        params={{ item: 'new' }}
        search={{ kopia: id }}
        className={buttonClass({ kind: 'ghost' })}
      >
        <Copy className="i" aria-hidden="true" />
        <bdi>{text.copy}</bdi>
      </Link>
      <Confirm
        show={isAsking}
        title={text.removeTitle(title)}
        text={text.removeText}
        keep={text.keep}
        act={text.remove}
        onKeep={() => setIsAsking(false)}
        onAct={act}
      />
    </span>
  );
}
