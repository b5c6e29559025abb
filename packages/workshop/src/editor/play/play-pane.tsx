import { useState } from 'react';
import { RotateCcw, Timer } from 'lucide-react';
import { editorText, editorTreeText, effectsSentence } from '@fracht/content';
import { changeImage, shownIncentives } from '@fracht/engine';
import { formatDuration } from '@fracht/kit/format.ts';
import { DecisionBox } from '@fracht/game/situations/decision-box.tsx';
import { NumbersSection } from '@fracht/game/situations/numbers-section.tsx';
import { usePicture } from '@fracht/game/situations/use-picture.ts';
import talk from '@fracht/game/situations/talk.module.css';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Check } from '@fracht/kit/ui/choice.tsx';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { type EditedItem, SAMPLE_NUMBERS, type DryRun, type DryRunStep } from '@fracht/scenarios';
import forms from '../forms/forms.module.css';
import { PlayedQuestion } from './played-question.tsx';
import { type Called, Helps } from './helps.tsx';
import { DryRunState, DryRunSteps } from './dry-run-state.tsx';
import styles from './play.module.css';

const text = editorText.preview;
const dryRunText = editorTreeText.dryRun;
const NO_CALLS: Called = { driver: false, boss: false };

/** A dry run of the situation: the question as a player sees it, what the last answer brought, and the state so far. */
export function PlayPane({
  edited,
  from,
  dryRun,
  onStep,
  onRestart,
}: {
  edited: EditedItem;
  /** The path where the dry run began; null: at the beginning. */
  from: string | null;
  dryRun: DryRun;
  onStep: (step: DryRunStep) => void;
  onRestart: (from: string | null) => void;
}) {
  const [called, setCalled] = useState(NO_CALLS);
  const [isHinted, setHinted] = useState(false);
  return (
    <div className={forms.form}>
      <div className={forms.bar}>
        <h2>{text.title}</h2>
        <Button
          size="s"
          onClick={() => {
            setCalled(NO_CALLS);
            onRestart(null);
          }}
        >
          <RotateCcw className="i" aria-hidden="true" />
          {text.restart}
        </Button>
      </div>
      <Player
        edited={edited}
        dryRun={dryRun}
        called={called}
        isHinted={isHinted}
        onCall={(who) => setCalled({ ...called, [who]: true })}
        onStep={onStep}
      />
      <Check checked={isHinted} onChange={({ target }) => setHinted(target.checked)}>
        {dryRunText.hint}
      </Check>
      <DryRunState edited={edited} from={from} dryRun={dryRun} called={called} />
      <DryRunSteps marks={dryRun.marks} />
    </div>
  );
}

/** What a player sees. */
function Player({
  edited,
  dryRun: { place, marks, paths },
  called,
  isHinted,
  onCall,
  onStep,
}: {
  edited: EditedItem;
  dryRun: DryRun;
  called: Called;
  isHinted: boolean;
  onCall: (who: keyof Called) => void;
  onStep: (step: DryRunStep) => void;
}) {
  const emergency = edited.kind === 'EMERGENCY' ? edited.item : null;
  const image = usePicture(edited.kind === 'CHANGE' ? changeImage(edited.item.type) : edited.item.image);
  const last = marks.at(-1);
  return (
    <div className={styles.player}>
      {image === null ? null : <img src={image.address} alt={image.alt} />}
      <div className={talk.section}>
        <div className={forms.bar}>
          <b>{edited.item.name}</b>
          {emergency === null || !shownIncentives(emergency).hasBonus ? null : (
            <Chip tone="warn" icon={<Timer aria-hidden="true" />}>
              {dryRunText.time(formatDuration(emergency.maxTime))}
            </Chip>
          )}
        </div>
        {last === undefined ? <p>{edited.item.description}</p> : null}
        <div role="status">
          {last === undefined ? null : (
            <DecisionBox decision={last}>
              <small>{effectsSentence(last.effects)}</small>
              {last.newCar ? <small>{text.replaced}</small> : null}
            </DecisionBox>
          )}
        </div>
        {place === null ? (
          <p className={talk.question}>{text.over}</p>
        ) : (
          <PlayedQuestion
            key={`${paths.at(-1) ?? ''} ${String(marks.length)}`}
            node={place.node}
            tree={place.tree}
            isHinted={isHinted}
            onStep={onStep}
          />
        )}
        {place?.node.showCaseAndPolice === true ? <NumbersSection shown={SAMPLE_NUMBERS} which="papers" /> : null}
        {emergency === null || place === null ? null : <Helps emergency={emergency} called={called} onCall={onCall} />}
      </div>
    </div>
  );
}
