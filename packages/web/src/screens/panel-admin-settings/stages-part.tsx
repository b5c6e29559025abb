import { useState } from 'react';
import { stagesText, uiText } from '@fracht/content';
import { LIMITS, type StagePayload } from '@fracht/protocol';
import { ApiError } from '../../api/api-error.ts';
import { callSaveStages } from '../../api/admin-calls.ts';
import { useStages } from '../../api/admin-queries.ts';
import { clearFieldErrors } from '../../api/field-errors.ts';
import { retryOf, useChange } from '../../api/panel-queries.ts';
import { Card, CardBody, CardHead } from '../../ui/card.tsx';
import { TextareaField } from '../../ui/field.tsx';
import { LoadError } from '../panel/pending-rows.tsx';
import { SaveBar } from '../panel/save-bar.tsx';
import { TypedQuestion } from '../panel/typed-question.tsx';
import { useTyped } from '../panel/use-typed.ts';
import styles from './stages-part.module.css';

type Drafts = ReadonlyMap<number, string>;

/** The five texts that everybody reads between the rounds, each with what the players will see. (spec §3 "Stages") */
export function StagesPart() {
  const asked = useStages();
  const onRetry = retryOf(asked);
  const { data: stages } = asked;
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const typed = useTyped();
  const save = useChange(callSaveStages, ['stages']);
  const changed = (stages ?? []).flatMap(({ id, value }) => {
    const draft = drafts.get(id);
    return draft === undefined || draft === value ? [] : [{ id, value: draft }];
  });
  const forget = (): void => {
    setDrafts(new Map());
    typed.clear();
    clearFieldErrors();
  };
  const send = async (): Promise<void> => {
    try {
      await save.mutateAsync(changed);
      forget();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
    }
  };
  if (onRetry !== null) return <LoadError onRetry={onRetry} />;
  if (stages === undefined) return <p className="muted">{uiText.loading}</p>;
  return (
    <form className="stack stack-4" onChange={typed.mark} onSubmit={(event) => event.preventDefault()}>
      {stages.map((stage) => (
        <StageCard
          key={stage.id}
          stage={stage}
          value={drafts.get(stage.id) ?? stage.value}
          onType={(value) => setDrafts((before) => new Map(before).set(stage.id, value))}
        />
      ))}
      <SaveBar
        count={changed.length}
        details={changed.map(({ id }) => stagesText.name(id)).join(', ')}
        isBusy={save.isPending}
        onDiscard={forget}
        onSave={() => void send()}
      />
      <TypedQuestion typed={typed} />
    </form>
  );
}

function StageCard({
  stage: { id },
  value,
  onType,
}: {
  stage: StagePayload;
  value: string;
  onType: (value: string) => void;
}) {
  const text = stagesText;
  const name = text.name(id);
  return (
    <Card>
      <CardHead title={name} />
      <CardBody className={styles.two}>
        <TextareaField
          label={<span className="vh">{name}</span>}
          name={`stages.${String(id)}`}
          rows={6}
          maxLength={LIMITS.stageText}
          value={value}
          hint={text.left(LIMITS.stageText - value.length)}
          onChange={(event) => onType(event.target.value)}
        />
        <section className={styles.preview} aria-label={text.preview(name)}>
          <h3>{text.previewTitle}</h3>
          {value.trim() === '' ? <p className="muted">{text.empty}</p> : <p className={styles.shown}>{value}</p>}
        </section>
      </CardBody>
    </Card>
  );
}
