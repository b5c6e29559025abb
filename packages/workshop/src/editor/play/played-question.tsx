import { useState } from 'react';
import { Star } from 'lucide-react';
import { editorText, situationsText } from '@fracht/content';
import { bestAnswerIndex, isRightText, type Situation, type TreeName, wantsText } from '@fracht/engine';
import { answerLetter } from '@fracht/game/situations/answer-key.ts';
import { AnswerPicture } from '@fracht/game/situations/answer-picture.tsx';
import talk from '@fracht/game/situations/talk.module.css';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';
import { SAMPLE_NUMBERS, type DryRunStep } from '@fracht/scenarios';
import styles from '../forms/forms.module.css';
import { NumberField } from '../forms/number-field.tsx';

const text = editorText.preview;
const NO_STEP: DryRunStep = { answer: null, text: null, isRight: null, isDenied: false, input: null };

/** The present question of a dry run, answered by a press or by typing; `isHinted`: its best answer has a star. */
export function PlayedQuestion({
  node,
  tree,
  isHinted,
  onStep,
}: {
  node: Situation;
  tree: TreeName;
  isHinted: boolean;
  onStep: (step: DryRunStep) => void;
}) {
  const [asking, setAsking] = useState<number | null>(null);
  if (wantsText(node)) return <Typed node={node} onStep={onStep} />;
  const answer = asking === null ? undefined : node.answers[asking];
  const best = isHinted ? bestAnswerIndex(node, tree) : -1;
  return (
    <>
      <h3 className={talk.question}>{node.text}</h3>
      <ol className={talk.answers} aria-label={situationsText.answers}>
        {node.answers.map(({ text: words, image, input }, index) => (
          <li key={`${String(index)} ${words}`}>
            <button
              type="button"
              className={talk.answer}
              aria-expanded={input ? asking === index : undefined}
              onClick={() => (input ? setAsking(index) : onStep({ ...NO_STEP, answer: index }))}
            >
              <kbd aria-hidden="true">{answerLetter(index)}</kbd>
              <span>{words}</span>
              <AnswerPicture image={image} />
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

function Minutes({ first, onSend }: { first: number; onSend: (step: Pick<DryRunStep, 'input' | 'isDenied'>) => void }) {
  const [input, setInput] = useState(first);
  return (
    <div className={talk.form}>
      <NumberField
        label={text.minutes}
        name="dry-run-minutes"
        unit={editorText.units.minutes}
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

function Typed({ node, onStep }: { node: Situation; onStep: (step: DryRunStep) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <form
      className={talk.form}
      onSubmit={(event) => {
        event.preventDefault();
        onStep({ ...NO_STEP, text: typed.trim(), isRight: isRightText(node, typed, { numbers: SAMPLE_NUMBERS }) });
      }}
    >
      <h3 className={talk.question}>{node.text}</h3>
      <Field
        name="dry-run-text"
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
