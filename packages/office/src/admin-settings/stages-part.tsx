import { stagesText, uiText } from '@fracht/content';
import { ROUNDS } from '@fracht/engine';
import { LIMITS, type StagePayload, type VersionedStage, versionedStage } from '@fracht/protocol';
import { z } from 'zod';
import { callSaveStages } from '@fracht/kit/api/admin-calls.ts';
import { useStages } from '@fracht/kit/api/admin-queries.ts';
import { retryOf } from '@fracht/kit/api/panel-queries.ts';
import { LobbyStage } from '@fracht/game/lobby/lobby-stage.tsx';
import { ClosingWords } from '@fracht/game/screens/summary/closing-words.tsx';
import { BreakPaper } from '@fracht/game/shell/break-paper.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { TextareaField } from '@fracht/kit/ui/field.tsx';
import { type ChangedText, changedTexts, TextConflicts } from '@fracht/kit/panel/edited-texts.tsx';
import { EarlierButton } from '@fracht/kit/panel/earlier/earlier-button.tsx';
import { LoadError } from '@fracht/kit/panel/pending-rows.tsx';
import { SaveBar } from '@fracht/kit/panel/save-bar.tsx';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { useEdits } from '@fracht/kit/panel/use-edits.ts';
import { useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { useUndoableSave } from '@fracht/kit/panel/use-undoable-save.ts';
import styles from './stages-part.module.css';

const present = z.array(versionedStage);

/** The five texts that everybody reads between the rounds, each with a preview. (SEG-8) */
export function StagesPart() {
  const asked = useStages();
  const onRetry = retryOf(asked);
  const { data: stages } = asked;
  const typed = useUnsavedGuard();
  const save = useUndoableSave<VersionedStage, VersionedStage>({
    call: callSaveStages,
    subject: 'stages',
    isSame: (one, other) => one.id === other.id,
    changeTo: (stage) => stage,
  });
  const edits = useEdits<number, VersionedStage, ChangedText<number>>({
    items: stages ?? [],
    idOf: ({ id }) => id,
    changesOf: changedTexts,
    send: (changes, before) => save.mutateAsync({ changes, before }),
    parse: (payload) => present.parse(payload),
    onForget: typed.clear,
  });
  const changed = changedTexts(stages ?? [], edits.texts);
  if (onRetry !== null) return <LoadError onRetry={onRetry} />;
  if (stages === undefined) return <p className="muted">{uiText.loading}</p>;
  return (
    <form className="stack stack-4" onChange={typed.mark} onSubmit={(event) => event.preventDefault()}>
      {stages.map((stage) => (
        <StageCard
          key={stage.id}
          stage={stage}
          value={edits.texts.get(stage.id) ?? stage.value}
          isUnsaved={changed.some(({ id }) => id === stage.id)}
          onType={(value) => edits.edit(stage, value)}
          onRestored={() => edits.drop(stage.id)}
        />
      ))}
      <SaveBar
        count={changed.length}
        details={changed.map(({ id }) => stagesText.name(id)).join(', ')}
        isBusy={save.isPending}
        onDiscard={edits.forget}
        onSave={() => void edits.save()}
      />
      <TextConflicts edits={edits} isBusy={save.isPending} nameOf={stagesText.name} />
      <TypedQuestion typed={typed} />
    </form>
  );
}

function StageCard({
  stage: { id },
  value,
  isUnsaved,
  onType,
  onRestored,
}: {
  stage: StagePayload;
  value: string;
  isUnsaved: boolean;
  onType: (value: string) => void;
  onRestored: () => void;
}) {
  const text = stagesText;
  const name = text.name(id);
  return (
    <Card>
      <CardHead title={name}>
        <span className="push">
          <EarlierButton thing={{ kind: 'STAGE', id: String(id) }} {...{ name, isUnsaved, onRestored }} />
        </span>
      </CardHead>
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
          <p className={styles.title}>{text.previewTitle}</p>
          <StageShown id={id} value={value} />
          {value.trim() === '' ? <p className="small muted">{text.empty}</p> : null}
        </section>
      </CardBody>
    </Card>
  );
}

/** The preview of a text as the game shows it: text 1 in the lobby, 2 to 4 between rounds, 5 in the summary. */
function StageShown({ id, value }: { id: number; value: string }) {
  if (id === 1) return <LobbyStage text={value} />;
  if (id <= ROUNDS) return <BreakPaper round={id - 1} text={value} />;
  return <ClosingWords text={value} />;
}
