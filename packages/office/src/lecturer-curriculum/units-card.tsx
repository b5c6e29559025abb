import { Check as CheckSign, Hourglass } from 'lucide-react';
import { competenceLabels, curriculumText } from '@fracht/content';
import { type CurriculumUnits, fullName } from '@fracht/protocol';
import { formatDate } from '@fracht/kit/format.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Check } from '@fracht/kit/ui/choice.tsx';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { TextareaField } from '@fracht/kit/ui/field.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { unitLines, unitsFault } from './unit-lines.ts';
import { useUnitsEdit } from './use-units-edit.ts';

/** The units of one competence: changed lines have to be confirmed again; what somebody else saved meanwhile is shown and overwrites nothing. (CRR-1, CRR-2) */
export function UnitsCard({ saved }: { readonly saved: CurriculumUnits }) {
  const text = curriculumText;
  const name = competenceLabels[saved.competence];
  const typed = useUnsavedGuard();
  const edit = useUnitsEdit(saved, typed.clear);
  const { isBusy, onSubmit } = useSubmit(edit.save);
  const fault = unitsFault(unitLines(edit.text));
  return (
    <Card>
      <CardHead title={name}>
        <span className="push">
          <ConfirmedChip isConfirmed={saved.isConfirmed} />
        </span>
      </CardHead>
      <CardBody>
        <form className="stack stack-3" noValidate onChange={typed.mark} onSubmit={onSubmit}>
          <TextareaField
            label={text.unitsOf(name)}
            name={`units-${saved.competence}`}
            rows={4}
            value={edit.text}
            hint={text.hint}
            error={fault}
            onChange={(event) => edit.type(event.target.value)}
          />
          <Check
            name={`confirmed-${saved.competence}`}
            aria-label={text.confirmOf(name)}
            checked={edit.isConfirmed}
            onChange={(event) => edit.confirm(event.target.checked)}
          >
            {text.confirm}
          </Check>
          {edit.theirs === null ? null : <Theirs theirs={edit.theirs} onTake={edit.take} />}
          <div className="row wrap">
            <Button
              type="submit"
              kind="primary"
              isBusy={isBusy}
              disabled={!edit.isChanged || fault !== null}
              aria-label={text.saveOf(name)}
            >
              {edit.theirs === null ? text.save : text.saveMine}
            </Button>
            <span className="small muted">{savedWords(saved)}</span>
          </div>
          <TypedQuestion typed={typed} />
        </form>
      </CardBody>
    </Card>
  );
}

function ConfirmedChip({ isConfirmed }: Pick<CurriculumUnits, 'isConfirmed'>) {
  return isConfirmed ? (
    <Chip tone="ok" icon={<CheckSign aria-hidden="true" />}>
      {curriculumText.confirmed}
    </Chip>
  ) : (
    <Chip tone="warn" icon={<Hourglass aria-hidden="true" />}>
      {curriculumText.proposed}
    </Chip>
  );
}

function Theirs({ theirs, onTake }: { readonly theirs: CurriculumUnits; readonly onTake: () => void }) {
  const text = curriculumText;
  return (
    <Note tone="warn">
      <p>{theirs.units.length === 0 ? text.meanwhileNone : text.meanwhile}</p>
      <ul>
        {theirs.units.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button size="s" onClick={onTake}>
        {text.takeTheirs}
      </Button>
    </Note>
  );
}

function savedWords({ author, savedAt, version }: CurriculumUnits): string {
  if (version === 0 || savedAt === null) return curriculumText.nobody;
  return curriculumText.savedBy(author === null ? '' : fullName(author), formatDate(savedAt));
}
