import { useMemo, useState } from 'react';
import { ArrowLeft, SearchX, Trash2 } from 'lucide-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { accidentFormText, landLabels, libraryItemText, libraryText } from '@fracht/content';
import { ACCIDENT_FAMILY, CAR_TYPES, LANDS } from '@fracht/engine';
import { type AccidentPayload, SCENARIO_LIMITS } from '@fracht/protocol';
import type { LibraryEntry } from '@fracht/kit/api/library-calls.ts';
import { useLibraryItems } from '@fracht/kit/api/library-queries.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Switch } from '@fracht/kit/ui/choice.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { SandboxButton } from '../sandbox/sandbox-button.tsx';
import { Several } from '@fracht/kit/panel/several.tsx';
import { StepButtons } from '@fracht/kit/panel/step-buttons.tsx';
import { Pending } from '@fracht/kit/panel/pending.tsx';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { type AccidentDraft, type DraftErrors, playable } from './accident-draft.ts';
import { AccidentEffects } from './accident-effects.tsx';
import { CompetenceField } from './competence-field.tsx';
import { NEW_ITEM } from './new-item.ts';
import { OwnershipField } from './ownership-field.tsx';
import { RemoveItems } from './remove-items.tsx';
import { type AccidentDesk, useAccidentDesk } from './use-accident-desk.ts';
import { SourcesField } from './sources-field.tsx';
import { StatusField } from './status-field.tsx';
import { useLibraryActions } from './use-library-actions.ts';
import styles from './accident-form.module.css';

/** The form of a random situation, new or existing. (RSF-1) */
export function AccidentFormScreen() {
  const asked = useLibraryItems('ACCIDENT');
  const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
  const id = params['item'];
  const entry = asked.data?.find(({ item }) => item.id === id);
  if (id === NEW_ITEM) return <Desk entry={null} />;
  if (entry?.kind === 'ACCIDENT') return <Desk key={entry.item.id} entry={entry} />;
  return (
    <>
      <PageHead title={libraryText.titles.ACCIDENT} sub={null} />
      <Pending asked={asked} />
      {asked.data === undefined ? null : (
        <Card>
          <EmptyState icon={<SearchX className="i-l" aria-hidden="true" />} {...libraryItemText.missing} />
        </Card>
      )}
    </>
  );
}

type AccidentEntry = Extract<LibraryEntry, { kind: 'ACCIDENT' }>;

function Desk({ entry }: { entry: AccidentEntry | null }) {
  const [first] = useState(() => entry?.item ?? null);
  const desk = useAccidentDesk(first);
  const { draft, errors, elsewhere, typed, change } = desk;
  const navigate = useNavigate();
  const leave = (): void => {
    typed.clear();
    void navigate({ to: '../..', ignoreBlocker: true });
  };
  const leaveAfter = async (saving: Promise<boolean>): Promise<void> => {
    if (await saving) leave();
  };
  return (
    <>
      <Head entry={entry} desk={desk} onSave={() => void leaveAfter(desk.save())} onGone={leave} />
      {elsewhere === null ? null : (
        <Elsewhere theirs={elsewhere} onOverwrite={() => void leaveAfter(desk.overwrite())} onTake={desk.take} />
      )}
      {desk.isRestored ? <Restored onForget={desk.forget} /> : null}
      <div className={styles.parts}>
        <Conditions draft={draft} errors={errors} onChange={change} />
        <Card label={accidentFormText.effects}>
          <CardHead title={accidentFormText.effects} />
          <CardBody>
            <AccidentEffects
              effects={draft.effects}
              errors={errors}
              onChange={(effects, topic) => change({ effects }, topic)}
            />
          </CardBody>
        </Card>
      </div>
      <TypedQuestion typed={typed} />
    </>
  );
}

/** Says that the shown text was restored from this browser and is saved nowhere else. */
function Restored({ onForget }: { onForget: () => void }) {
  const text = accidentFormText.restored;
  return (
    <Note tone="info">
      <div className="stack stack-2">
        <span>{text.text}</span>
        <div>
          <Button size="s" onClick={onForget}>
            {text.forget}
          </Button>
        </div>
      </div>
    </Note>
  );
}

function Head({
  entry,
  desk: { draft, steps, isBusy, typed },
  onSave,
  onGone,
}: {
  entry: AccidentEntry | null;
  desk: AccidentDesk;
  onSave: () => void;
  onGone: () => void;
}) {
  const text = accidentFormText;
  const id = entry?.item.id ?? NEW_ITEM;
  const item = useMemo(() => playable(draft, id), [draft, id]);
  const { remove } = useLibraryActions('ACCIDENT');
  const [isRemoving, setIsRemoving] = useState(false);
  const navigate = useNavigate();
  const back = (): void => void navigate({ to: '../..', ignoreBlocker: true });
  return (
    <PageHead title={entry === null ? text.newTitle : draft.name || text.newTitle} sub={text.sub}>
      <Link
        to="../.."
        className={buttonClass({ kind: 'ghost' })}
        onClick={(event) => {
          event.preventDefault();
          typed.leave(back);
        }}
      >
        <ArrowLeft className="i" aria-hidden="true" />
        <bdi>{text.back}</bdi>
      </Link>
      <StepButtons {...steps} />
      <SandboxButton tried={item === null ? null : { kind: 'ACCIDENT', item }} />
      {entry === null ? null : (
        <Button onClick={() => setIsRemoving(true)}>
          <Trash2 className="i" aria-hidden="true" />
          {text.remove}
        </Button>
      )}
      <Button kind="primary" isBusy={isBusy} onClick={onSave}>
        {text.save}
      </Button>
      {isRemoving && entry !== null ? (
        <RemoveItems
          entries={[entry]}
          onRemove={() => void remove([entry]).then(onGone)}
          onClose={() => setIsRemoving(false)}
        />
      ) : null}
    </PageHead>
  );
}

function Elsewhere({
  theirs,
  onOverwrite,
  onTake,
}: {
  theirs: AccidentPayload;
  onOverwrite: () => void;
  onTake: (theirs: AccidentPayload) => void;
}) {
  const text = accidentFormText.elsewhere;
  return (
    <Note tone="warn">
      <div className="stack stack-2">
        <span>
          <b>{text.title}</b>
          <bdi>{` ${text.text(theirs.version)}`}</bdi>
        </span>
        <div className="row wrap">
          <Button size="s" onClick={onOverwrite}>
            {text.overwrite}
          </Button>
          <Button size="s" onClick={() => onTake(theirs)}>
            {text.reload}
          </Button>
        </div>
      </div>
    </Note>
  );
}

type FormPart = {
  readonly draft: AccidentDraft;
  readonly errors: DraftErrors;
  readonly onChange: AccidentDesk['change'];
};

function Conditions({ draft, errors, onChange }: FormPart) {
  const text = accidentFormText;
  return (
    <Card label={text.about}>
      <CardHead title={text.about} />
      <CardBody className="stack stack-4">
        <Field
          label={text.name}
          name="name"
          maxLength={SCENARIO_LIMITS.name}
          hint={text.nameHint}
          error={errors['name'] ?? null}
          value={draft.name}
          onChange={({ target }) => onChange({ name: target.value }, 'name')}
        />
        <Where draft={draft} errors={errors} onChange={onChange} />
        <CompetenceField
          family={ACCIDENT_FAMILY}
          chosen={draft.competence}
          onChange={(competence) => onChange({ competence })}
        />
        <SourcesField
          sources={draft.sources}
          error={errors['sources'] ?? null}
          onChange={(sources, topic) => onChange({ sources }, topic)}
        />
        <Switch
          title={text.active}
          note={text.activeNote}
          checked={draft.isActive}
          onChange={({ target }) => onChange({ isActive: target.checked })}
        />
      </CardBody>
    </Card>
  );
}

/** Which cars it may happen to, in which country, and what they are doing. */
function Where({ draft, errors, onChange }: FormPart) {
  return (
    <>
      <Several
        name="types"
        label={libraryItemText.fields.cars}
        all={CAR_TYPES}
        chosen={draft.types}
        error={errors['types'] ?? null}
        onChange={(types) => onChange({ types })}
      />
      <Several
        name="lands"
        label={libraryItemText.fields.lands}
        all={LANDS}
        labels={landLabels}
        chosen={draft.lands}
        error={errors['lands'] ?? null}
        onChange={(lands) => onChange({ lands })}
      />
      <OwnershipField chosen={draft.ownership} onChange={(ownership) => onChange({ ownership })} />
      <StatusField chosen={draft.status} onChange={(status) => onChange({ status })} />
    </>
  );
}
