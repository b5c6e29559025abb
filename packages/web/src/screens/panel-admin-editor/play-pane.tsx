import { useState } from 'react';
import { RotateCcw } from 'lucide-react';
import { editorText, effectsSentence, situationsText } from '@fracht/content';
import { bestOf, bestScore, type Situation, wantsText } from '@fracht/engine';
import { formatChange, formatNumber } from '../../format.ts';
import { answerLetter } from '../../game/situations/answer-key.ts';
import { pictureOf } from '../../game/situations/picture-of.ts';
import talk from '../../game/situations/talk.module.css';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { branchOf } from './model/branches.ts';
import { type EditedItem, questionOf } from './model/item.ts';
import type { Trial, TrialMark, TrialStep } from './model/trial.ts';
import { NumberField } from './number-field.tsx';
import styles from './forms.module.css';

const text = editorText.preview;
const NO_STEP: TrialStep = { answer: null, isRight: null, isDenied: false, input: null };

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
  const { place, marks, paths, points } = trial;
  const here = paths.at(-1);
  const image = edited.kind === 'EMERGENCY' ? pictureOf(edited.item.image) : null;
  const last = marks.at(-1);
  return (
    <div className={styles.form}>
      <div className={styles.bar}>
        <h2>{text.title}</h2>
        <Button size="s" onClick={() => onRestart(null)}>
          <RotateCcw className="i" aria-hidden="true" />
          {text.restart}
        </Button>
      </div>
      <div className={styles.player}>
        {image === null ? null : <img src={image.address} alt={image.alt} />}
        <div className={talk.section}>
          <b>{edited.item.name}</b>
          <div role="status">{last === undefined ? null : <Mark mark={last} />}</div>
          {place === null ? (
            <p className={talk.question}>{text.over}</p>
          ) : (
            <Asked key={`${here ?? ''} ${String(marks.length)}`} node={place.node} onStep={onStep} />
          )}
        </div>
      </div>
      <dl className={styles.state} aria-label={text.state}>
        <dt>{text.points}</dt>
        <dd>{text.of(formatNumber(points), formatNumber(bestFor(edited, from)))}</dd>
        <dt>{text.effects}</dt>
        <dd>{effectsSentence(marks.flatMap(({ effects }) => effects)) || text.none}</dd>
      </dl>
    </div>
  );
}

function bestFor(edited: EditedItem, from: string | null): number {
  const branch = from === null ? null : branchOf(from);
  if (branch !== null) return bestScore(questionOf(edited, branch), branch.tree);
  if (edited.kind === 'EMERGENCY') return bestOf(edited.item);
  return edited.kind === 'CHANGE' ? bestScore(edited.item.situation, 'situation') : 0;
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

function Asked({ node, onStep }: { node: Situation; onStep: (step: TrialStep) => void }) {
  const [asking, setAsking] = useState<number | null>(null);
  if (wantsText(node)) return <Typed node={node} onStep={onStep} />;
  const answer = asking === null ? undefined : node.answers[asking];
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
  const [typed, setTyped] = useState(node.textAnswer ?? '');
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
