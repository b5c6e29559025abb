import { useState } from 'react';
import { Copy, Scissors, Trash2, X } from 'lucide-react';
import { editorText, takesText } from '@fracht/content';
import { bestAnswerIndex, type Situation, type TreeName } from '@fracht/engine';
import { SCENARIO_LIMITS as LIMITS } from '@fracht/protocol';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/choice.tsx';
import { Field, TextareaField } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { QuestionFields } from './model/item.ts';
import { NextField, type BranchTools } from './next-field.tsx';
import { NumberField } from './number-field.tsx';
import { TypedForm } from './typed-form.tsx';
import type { Editor } from './use-editor.ts';
import styles from './forms.module.css';

const { question: text, units } = editorText;
const DEFAULT_TYPED = '{case_number}';

export type QuestionFormProps = {
  readonly path: string;
  readonly tree: TreeName;
  readonly node: Situation;
  readonly number: number;
  readonly run: Editor['run'];
  readonly tools: BranchTools;
  /** The answer that stands open at first. */
  readonly open: number | null;
  readonly onCopy: () => void;
  readonly onCut: () => void;
  readonly onRemove: () => void;
};

/** The form of the chosen question and its answers, with every field of the specification. (spec §3 Situation) */
export function QuestionForm(props: QuestionFormProps) {
  const { path, tree, node, run, tools } = props;
  const [wantsTyped, setWantsTyped] = useState(false);
  const isTyped = takesText(node) || (wantsTyped && node.textAnswer !== null);
  const fields = (changes: QuestionFields, topic?: string): void =>
    run({ do: 'question', path, fields: changes }, topic === undefined ? undefined : `${path} ${topic}`);
  return (
    <div className={styles.form}>
      <QuestionHead {...props} />
      <TextareaField
        label={text.text}
        name={`${path}.text`}
        rows={3}
        maxLength={LIMITS.title}
        value={node.text}
        onChange={({ target }) => fields({ text: target.value, texts: withText(node, target.value) }, 'text')}
      />
      <Variants node={node} path={path} onTexts={(texts, topic) => fields({ texts }, topic)} />
      <PointsFields path={path} tree={tree} node={node} onFields={fields} />
      <Check checked={node.showCaseAndPolice} onChange={({ target }) => fields({ showCaseAndPolice: target.checked })}>
        {text.showCaseAndPolice}
      </Check>
      <Segmented
        label={text.kind}
        isSmall
        segments={[
          { value: 'chosen', text: text.chosen },
          { value: 'typed', text: text.typed },
        ]}
        value={isTyped ? 'typed' : 'chosen'}
        onChange={(kind) => {
          setWantsTyped(kind === 'typed');
          fields({ textAnswer: kind === 'typed' ? DEFAULT_TYPED : null });
        }}
      />
      {isTyped ? (
        <TypedForm
          node={node}
          path={path}
          tools={tools}
          onFields={(changes, topic) => {
            setWantsTyped(true);
            fields(changes, topic);
          }}
        />
      ) : null}
      {isTyped && node.answers.length === 0 ? null : <AnswersForm {...props} />}
      {node.answers.some(({ input }) => input) || node.afterDenySituation !== null ? (
        <NextField path={`${path}.afterDenySituation`} label={text.denial} tools={tools} />
      ) : null}
    </div>
  );
}

function QuestionHead({ number, onCopy, onCut, onRemove }: QuestionFormProps) {
  return (
    <div className={styles.bar}>
      <h2>{editorText.answer.goTo(number)}</h2>
      <Tool label={editorText.copy} Sign={Copy} onPress={onCopy} />
      <Tool label={editorText.cut} Sign={Scissors} onPress={onCut} />
      <Tool label={editorText.remove} Sign={Trash2} onPress={onRemove} />
    </div>
  );
}

function PointsFields({
  path,
  tree,
  node,
  onFields,
}: Pick<QuestionFormProps, 'path' | 'tree' | 'node'> & {
  onFields: (changes: QuestionFields, topic?: string) => void;
}) {
  const own = { situation: [], carSituation: ['carPoints'], timeWindowSituation: ['timeWindowPoints'] } as const;
  return (
    <div className={styles.two}>
      {(['points', ...own[tree]] as const).map((key) => (
        <NumberField
          key={key}
          label={text[key]}
          name={`${path}.${key}`}
          unit={units.points}
          value={node[key]}
          onChange={(value) => onFields({ [key]: value }, key)}
        />
      ))}
    </div>
  );
}

function AnswersForm({ path, tree, node, run, tools, open }: QuestionFormProps) {
  const [shown, setShown] = useState(open);
  const best = bestAnswerIndex(node, tree);
  const move = (from: number, to: number): void => {
    run({ do: 'moveAnswer', path, from, to });
    setShown(null);
  };
  return (
    <>
      <div className={styles.bar}>
        <b>{text.answers}</b>
        {node.answers.length >= LIMITS.answers ? null : (
          <Button
            kind="link"
            onClick={() => {
              run({ do: 'addAnswer', path });
              setShown(node.answers.length);
            }}
          >
            {text.addAnswer}
          </Button>
        )}
      </div>
      <ol className={styles.form}>
        {node.answers.map((answer, index) => (
          <AnswerForm
            key={`${path} ${String(index)}`}
            answer={answer}
            index={index}
            path={`${path}.answers.${String(index)}`}
            isOpen={shown === index}
            isBest={index === best}
            isLast={index === node.answers.length - 1}
            tools={tools}
            onToggle={() => setShown(shown === index ? null : index)}
            onMove={move}
            onRemove={() => run({ do: 'removeAnswer', path, index })}
            onFields={(fields, topic) =>
              run(
                { do: 'answer', path, index, fields },
                topic === undefined ? undefined : `${path} ${String(index)} ${topic}`,
              )
            }
          />
        ))}
      </ol>
    </>
  );
}

function Variants({
  node,
  path,
  onTexts,
}: {
  node: Situation;
  path: string;
  onTexts: (texts: readonly string[], topic?: string) => void;
}) {
  const { texts } = node;
  return (
    <details>
      <summary className="small">{text.variants}</summary>
      <div className={styles.form}>
        {texts.map((variant, index) => (
          <Field
            key={`${path} ${String(index)}`}
            name={`${path}.texts.${String(index)}`}
            label={text.variant(index + 1)}
            isSmall
            maxLength={LIMITS.title}
            value={variant}
            after={
              <Tool label={text.removeVariant(index + 1)} Sign={X} onPress={() => onTexts(texts.toSpliced(index, 1))} />
            }
            onChange={({ target }) => onTexts(texts.with(index, target.value), `text ${String(index)}`)}
          />
        ))}
        {texts.length >= LIMITS.texts ? null : (
          <Button kind="link" onClick={() => onTexts([...texts, ''])}>
            {text.addVariant}
          </Button>
        )}
      </div>
    </details>
  );
}

function Tool({ label, Sign, onPress }: { label: string; Sign: typeof Copy; onPress: () => void }) {
  return (
    <Button kind="ghost" size="s" iconOnly aria-label={label} title={label} onClick={onPress}>
      <Sign className="i" aria-hidden="true" />
    </Button>
  );
}

/** A text that is also one of the wordings is changed there too. */
function withText(node: Situation, next: string): readonly string[] {
  return node.texts.map((variant) => (variant === node.text ? next : variant));
}
