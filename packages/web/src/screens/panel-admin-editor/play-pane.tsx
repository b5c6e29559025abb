import { type ReactNode, useState } from 'react';
import { BookOpen, BriefcaseBusiness, Phone, RotateCcw, Star, Timer } from 'lucide-react';
import { editorText, editorTreeText, effectsSentence, libraryItemText, situationsText } from '@fracht/content';
import {
  bestAnswerIndex,
  bestOf,
  bestScore,
  type Emergency,
  type Situation,
  type TreeName,
  wantsText,
} from '@fracht/engine';
import { formatChange, formatNumber, formatDuration, formatWholeZloty } from '../../format.ts';
import { answerLetter } from '../../game/situations/answer-key.ts';
import { pictureOf } from '../../game/situations/picture-of.ts';
import talk from '../../game/situations/talk.module.css';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/choice.tsx';
import { Chip } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { branchOf } from './model/branches.ts';
import { type EditedItem, questionOf } from './model/item.ts';
import { sumOf, type Trial, type TrialMark, type TrialStep } from './model/trial.ts';
import { NumberField } from './number-field.tsx';
import styles from './forms.module.css';

const text = editorText.preview;
const trialText = editorTreeText.trial;
const NO_STEP: TrialStep = { answer: null, isRight: null, isDenied: false, input: null };

type Called = { readonly driver: boolean; readonly boss: boolean };
const NO_CALLS: Called = { driver: false, boss: false };

/** A trial of the situation: the question as a player sees it, what the last answer brought, and where the trial stands. */
export function PlayPane({
  edited,
  from,
  trial,
  onStep,
  onRestart,
}: {
  edited: EditedItem;
  /** Where the trial began; null: at the beginning. */
  from: string | null;
  trial: Trial;
  onStep: (step: TrialStep) => void;
  onRestart: (from: string | null) => void;
}) {
  const [called, setCalled] = useState(NO_CALLS);
  const [isHinted, setHinted] = useState(false);
  return (
    <div className={styles.form}>
      <div className={styles.bar}>
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
        trial={trial}
        called={called}
        isHinted={isHinted}
        onCall={(who) => setCalled({ ...called, [who]: true })}
        onStep={onStep}
      />
      <Check checked={isHinted} onChange={({ target }) => setHinted(target.checked)}>
        {trialText.hint}
      </Check>
      <State edited={edited} from={from} trial={trial} called={called} />
      <Steps marks={trial.marks} />
    </div>
  );
}

/** What a player sees. */
function Player({
  edited,
  trial: { place, marks, paths },
  called,
  isHinted,
  onCall,
  onStep,
}: {
  edited: EditedItem;
  trial: Trial;
  called: Called;
  isHinted: boolean;
  onCall: (who: keyof Called) => void;
  onStep: (step: TrialStep) => void;
}) {
  const emergency = edited.kind === 'EMERGENCY' ? edited.item : null;
  const image = pictureOf(emergency?.image ?? null);
  const last = marks.at(-1);
  return (
    <div className={styles.player}>
      {image === null ? null : <img src={image.address} alt={image.alt} />}
      <div className={talk.section}>
        <div className={styles.bar}>
          <b>{edited.item.name}</b>
          {emergency === null ? null : (
            <Chip tone="warn" icon={<Timer aria-hidden="true" />}>
              {trialText.time(formatDuration(emergency.maxTime))}
            </Chip>
          )}
        </div>
        {last === undefined ? <p>{edited.item.description}</p> : null}
        <div role="status">{last === undefined ? null : <Mark mark={last} />}</div>
        {place === null ? (
          <p className={talk.question}>{text.over}</p>
        ) : (
          <Asked
            key={`${paths.at(-1) ?? ''} ${String(marks.length)}`}
            node={place.node}
            tree={place.tree}
            isHinted={isHinted}
            onStep={onStep}
          />
        )}
        {emergency === null || place === null ? null : <Helps emergency={emergency} called={called} onCall={onCall} />}
      </div>
    </div>
  );
}

/** What a player can turn to: knowledge freely, advice for points. */
function Helps({
  emergency: { knowledge, help, driverCallPoints, bossCallPoints },
  called,
  onCall,
}: {
  emergency: Emergency;
  called: Called;
  onCall: (who: keyof Called) => void;
}) {
  const [isRead, setRead] = useState(false);
  const words = situationsText.help;
  const calls = [
    { who: 'driver', Sign: Phone, points: driverCallPoints },
    { who: 'boss', Sign: BriefcaseBusiness, points: bossCallPoints },
  ] as const;
  return (
    <>
      <div className={styles.helps}>
        <Button size="s" aria-expanded={isRead} onClick={() => setRead(!isRead)}>
          <BookOpen className="i" aria-hidden="true" />
          {words.knowledge}
        </Button>
        {calls.map(({ who, Sign, points }) => (
          <Button
            key={who}
            size="s"
            title={libraryItemText.points(formatChange(points))}
            reason={called[who] ? trialText.called : null}
            onClick={() => onCall(who)}
          >
            <Sign className="i" aria-hidden="true" />
            {words[who]}
          </Button>
        ))}
      </div>
      {isRead ? <p className="small">{knowledge}</p> : null}
      {called.driver || called.boss ? (
        <p className="small">
          <b>{words.advice}</b> {help}
        </p>
      ) : null}
    </>
  );
}

function State({
  edited,
  from,
  trial: { marks, points },
  called,
}: {
  edited: EditedItem;
  from: string | null;
  trial: Trial;
  called: Called;
}) {
  const { minutes, zloty, others } = sumOf(marks);
  const emergency = edited.kind === 'EMERGENCY' ? edited.item : null;
  const calls =
    (called.driver ? (emergency?.driverCallPoints ?? 0) : 0) + (called.boss ? (emergency?.bossCallPoints ?? 0) : 0);
  const noHelp = called.driver || called.boss ? 0 : (emergency?.noHelpPoints ?? 0);
  return (
    <dl className={styles.state} aria-label={text.state}>
      <Row name={text.points}>{text.of(formatNumber(points), formatNumber(bestFor(edited, from)))}</Row>
      <Row name={trialText.stand}>{formatDuration(minutes)}</Row>
      <Row name={trialText.cost}>{formatWholeZloty(zloty)}</Row>
      {emergency === null ? null : (
        <>
          <Row name={trialText.calls}>{libraryItemText.points(formatChange(calls))}</Row>
          <Row name={trialText.bonus}>
            {trialText.bonusOf(formatChange(emergency.inTimePoints), formatChange(noHelp))}
          </Row>
        </>
      )}
      <Row name={trialText.other}>{effectsSentence(others) || text.none}</Row>
    </dl>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** All decisions so far, each with what would have been best. */
function Steps({ marks }: { marks: readonly TrialMark[] }) {
  if (marks.length === 0) return null;
  return (
    <>
      <b className="small">{trialText.steps}</b>
      <ol className={styles.steps}>
        {marks.map((mark, index) => (
          <li key={`${String(index)} ${mark.text}`}>
            <b>{formatChange(mark.points)}</b> {mark.text}
            {mark.better === null ? null : <small>{trialText.bestWas(mark.better)}</small>}
          </li>
        ))}
      </ol>
    </>
  );
}

function bestFor(edited: EditedItem, from: string | null): number {
  const branch = from === null ? null : branchOf(from);
  if (branch !== null) return bestScore(questionOf(edited, branch), branch.tree);
  return edited.kind === 'EMERGENCY' ? bestOf(edited.item) : bestScore(edited.item.situation, 'situation');
}

function Mark({ mark }: { mark: TrialMark }) {
  const isBad = mark.points < 0;
  return (
    <div className={classNames(talk.feedback, isBad ? talk.bad : talk.ok)}>
      <Icon name={isBad ? 'b-cross' : 'b-check'} size={18} />
      <div>
        <b>{mark.feedback}</b>
        <small>{effectsSentence(mark.effects)}</small>
        {mark.newCar ? <small>{text.replaced}</small> : null}
      </div>
      <b className={talk.points}>{situationsText.feedback.points(formatChange(mark.points))}</b>
    </div>
  );
}

function Asked({
  node,
  tree,
  isHinted,
  onStep,
}: {
  node: Situation;
  tree: TreeName;
  isHinted: boolean;
  onStep: (step: TrialStep) => void;
}) {
  const [asking, setAsking] = useState<number | null>(null);
  if (wantsText(node)) return <Typed node={node} onStep={onStep} />;
  const answer = asking === null ? undefined : node.answers[asking];
  const best = isHinted ? bestAnswerIndex(node, tree) : -1;
  return (
    <>
      <h3 className={talk.question}>{node.text}</h3>
      <ol className={talk.answers} aria-label={situationsText.answers}>
        {node.answers.map(({ text: words, input }, index) => (
          <li key={`${String(index)} ${words}`}>
            <button
              type="button"
              className={talk.answer}
              aria-expanded={input ? asking === index : undefined}
              onClick={() => (input ? setAsking(index) : onStep({ ...NO_STEP, answer: index }))}
            >
              <kbd aria-hidden="true">{answerLetter(index)}</kbd>
              <span>{words}</span>
              {index === best ? <Star className={styles.star} role="img" aria-label={editorText.answer.best} /> : null}
            </button>
            {asking === index && answer !== undefined ? (
              <Minutes first={answer.inputValue} onSend={(step) => onStep({ ...NO_STEP, answer: index, ...step })} />
            ) : null}
          </li>
        ))}
      </ol>
    </>
  );
}

function Minutes({ first, onSend }: { first: number; onSend: (step: Pick<TrialStep, 'input' | 'isDenied'>) => void }) {
  const [input, setInput] = useState(first);
  return (
    <div className={talk.form}>
      <NumberField
        label={text.minutes}
        name="trial-minutes"
        unit={editorText.units.minutes}
        min={0}
        value={input}
        onChange={setInput}
      />
      <div className="row">
        <Button onClick={() => onSend({ input, isDenied: false })}>{text.agreed}</Button>
        <Button onClick={() => onSend({ input, isDenied: true })}>{text.refused}</Button>
      </div>
    </div>
  );
}

function Typed({ node, onStep }: { node: Situation; onStep: (step: TrialStep) => void }) {
  const [typed, setTyped] = useState('');
  const isRight = typed.trim().toLowerCase() === (node.textAnswer ?? '').trim().toLowerCase();
  return (
    <form
      className={talk.form}
      onSubmit={(event) => {
        event.preventDefault();
        onStep({ ...NO_STEP, isRight });
      }}
    >
      <h3 className={talk.question}>{node.text}</h3>
      <Field
        name="trial-text"
        label={situationsText.text}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" kind="primary">
        {situationsText.send}
      </Button>
    </form>
  );
}
