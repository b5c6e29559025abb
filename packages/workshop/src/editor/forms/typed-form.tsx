import { editorText } from '@fracht/content';
import type { Situation } from '@fracht/engine';
import { SCENARIO_LIMITS as LIMITS } from '@fracht/protocol';
import { TextareaField } from '@fracht/kit/ui/field.tsx';
import type { QuestionFields } from '@fracht/scenarios';
import { BreaksField } from './breaks-field.tsx';
import { EffectsForm } from './effects-form.tsx';
import { NextField } from './next-field.tsx';
import { NumberField } from './number-field.tsx';
import type { BranchTools } from '../branches/branch-tools.ts';
import styles from './forms.module.css';

const { question: text, answer, units } = editorText;

type TypedProps = {
  readonly node: Situation;
  readonly path: string;
  readonly tools: BranchTools;
  readonly onFields: (fields: QuestionFields, topic?: string) => void;
};

/** What a typed answer must be, and what follows a right one and a wrong one. */
export function TypedForm(props: TypedProps) {
  const { node, path, onFields } = props;
  return (
    <>
      <TextareaField
        label={text.textAnswer}
        hint={text.textAnswerHint}
        name={`${path}.textAnswer`}
        rows={2}
        maxLength={LIMITS.textAnswer}
        value={node.textAnswer ?? ''}
        onChange={(event) => onFields({ textAnswer: event.target.value }, 'textAnswer')}
      />
      <Side {...props} side="ok" />
      <Side {...props} side="wrong" />
    </>
  );
}

function Side({ node, path, tools, onFields, side }: TypedProps & { side: 'ok' | 'wrong' }) {
  return (
    <fieldset className={styles.part}>
      <legend>{text[side]}</legend>
      <NumberField
        label={answer.points}
        name={`${path}.points_${side}`}
        unit={units.points}
        value={node[`points_${side}`]}
        onChange={(points) => onFields({ [`points_${side}`]: points }, `points_${side}`)}
      />
      <BreaksField
        name={`${path}.breaks_${side}`}
        breaks={node[`breaks_${side}`]}
        onBreaks={(breaks, topic) =>
          onFields({ [`breaks_${side}`]: breaks }, topic === undefined ? undefined : `breaks_${side} ${topic}`)
        }
      />
      <TextareaField
        label={answer.feedback}
        name={`${path}.feedback_${side}`}
        rows={3}
        maxLength={LIMITS.text}
        value={node[`feedback_${side}`]}
        onChange={(event) => onFields({ [`feedback_${side}`]: event.target.value }, `feedback_${side}`)}
      />
      <NextField path={`${path}.situation_${side}`} label={answer.then} tools={tools} />
      <EffectsForm
        name={`${path}.effects_${side}`}
        effects={node[`effects_${side}`]}
        onChange={(effects) => onFields({ [`effects_${side}`]: effects }, `effects_${side}`)}
      />
    </fieldset>
  );
}
