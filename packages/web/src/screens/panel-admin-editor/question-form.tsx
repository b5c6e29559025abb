import { Copy, Move, Scissors, Trash2, X } from 'lucide-react';
import { editorText, editorTreeText, takesText } from '@fracht/content';
import { bestAnswerIndex, type Situation, type TreeName } from '@fracht/engine';
import { SCENARIO_LIMITS as LIMITS } from '@fracht/protocol';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/choice.tsx';
import { Field, TextareaField } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { QuestionFields } from './model/item.ts';
import { NextField, type NextTools } from './next-field.tsx';
import { NumberField } from './number-field.tsx';
import { TypedForm } from './typed-form.tsx';
import type { Editor } from './use-editor.ts';
import type { GraphKey } from './use-graph-keys.ts';
import styles from './forms.module.css';

const { question: text, units } = editorText;
const { shared } = editorTreeText;

export type QuestionFormProps = {
  readonly path: string;
  readonly tree: TreeName;
  readonly node: Situation;
  readonly number: number;
  /** How many ways lead to it. */
  readonly incoming: number;
  readonly run: Editor['run'];
  readonly tools: NextTools;
  /** The answer that stands open. */
  readonly open: number | null;
  readonly onOpen: (index: number | null) => void;
  /** Does what a key in the graph does, at the question or at one of its answers. */
  readonly onKey: (key: GraphKey, way: number | null) => void;
};

/** The form of the chosen question and its answers, with every field of the specification. (spec §3 Situation) */
export function QuestionForm(props: QuestionFormProps) {
  const { path, tree, node, incoming, run, tools } = props;
  const isTyped = takesText(node);
  const fields = (changes: QuestionFields, topic?: string): void =>
    run({ do: 'question', path, fields: changes }, topic === undefined ? undefined : `${path} ${topic}`);
  return (
    <div className={styles.form}>
      <QuestionHead {...props} />
      {incoming > 1 ? (
        <Note tone="info">
          {shared.title(incoming)}{' '}
          <Button kind="link" title={shared.partHint} onClick={() => tools.part(path)}>
            {shared.part}
          </Button>
        </Note>
      ) : null}
      <TextareaField
        label={text.text}
        name={`${path}.text`}
        rows={2}
        maxLength={LIMITS.title}
        value={node.text}
        onChange={({ target }) => fields({ text: target.value }, 'text')}
      />
      <Variants node={node} path={path} onTexts={(texts, topic) => fields({ texts }, topic)} />
      <div className={styles.two}>
        <div className={styles.labelled}>
          <b>{text.kind}</b>
          <Segmented
            label={text.kind}
            isSmall
            segments={[
              { value: 'chosen', text: text.chosen },
              { value: 'typed', text: text.typed },
            ]}
            value={isTyped ? 'typed' : 'chosen'}
            onChange={(kind) => run({ do: 'kind', path, isTyped: kind === 'typed' })}
          />
        </div>
        <PointsFields path={path} tree={tree} node={node} onFields={fields} />
      </div>
      <Check
        name={`${path}.showCaseAndPolice`}
        checked={node.showCaseAndPolice}
        onChange={({ target }) => fields({ showCaseAndPolice: target.checked })}
      >
        {text.showCaseAndPolice}
      </Check>
      {isTyped ? <TypedForm node={node} path={path} tools={tools} onFields={fields} /> : <AnswersForm {...props} />}
      {node.answers.some(({ input }) => input) || node.afterDenySituation !== null ? (
        <NextField path={`${path}.afterDenySituation`} label={text.denial} tools={tools} />
      ) : null}
      <Hidden {...props} />
    </div>
  );
}

/** What lies behind a text that is not asked for: nobody comes to it, so that it can only be taken away. */
function Hidden({ node, path, run, tools }: QuestionFormProps) {
  if (takesText(node)) return null;
  const sides = (['situation_ok', 'situation_wrong'] as const).filter((side) => node[side] !== null);
  return (
    <>
      {node.textAnswer === null ? null : (
        <Field
          label={text.textAnswer}
          name={`${path}.textAnswer`}
          isSmall
          value={node.textAnswer}
          after={
            <Tool
              label={text.clearText}
              Sign={X}
              onPress={() => run({ do: 'question', path, fields: { textAnswer: null } })}
            />
          }
          onChange={({ target }) =>
            run({ do: 'question', path, fields: { textAnswer: target.value } }, `${path} textAnswer`)
          }
        />
      )}
      {sides.map((side) => (
        <Note key={side} tone="warn">
          {editorTreeText.hidden.title}{' '}
          <Button kind="link" name={`${path}.${side}`} onClick={() => tools.end(`${path}.${side}`)}>
            {editorTreeText.hidden.remove}
          </Button>
        </Note>
      ))}
    </>
  );
}

function QuestionHead({ number, onKey }: QuestionFormProps) {
  return (
    <div className={styles.bar}>
      <h2>{editorText.answer.goTo(number)}</h2>
      <Tool label={editorTreeText.move} Sign={Move} onPress={() => onKey('move', null)} />
      <Tool label={editorText.copy} Sign={Copy} onPress={() => onKey('copy', null)} />
      <Tool label={editorText.cut} Sign={Scissors} onPress={() => onKey('cut', null)} />
      <Tool label={editorText.remove} Sign={Trash2} onPress={() => onKey('remove', null)} />
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
  return (['points', ...own[tree]] as const).map((key) => (
    <NumberField
      key={key}
      label={text[key]}
      name={`${path}.${key}`}
      unit={units.points}
      value={node[key]}
      onChange={(value) => onFields({ [key]: value }, key)}
    />
  ));
}

function AnswersForm({ path, tree, node, run, tools, open, onOpen, onKey }: QuestionFormProps) {
  const best = bestAnswerIndex(node, tree);
  return (
    <>
      <div className={styles.bar}>
        <b>{text.answers}</b>
        {node.answers.length >= LIMITS.answers ? null : (
          <Button
            kind="link"
            name={`${path}.answers`}
            onClick={() => {
              run({ do: 'addAnswer', path });
              onOpen(node.answers.length);
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
            isOpen={open === index}
            isBest={index === best}
            isLast={index === node.answers.length - 1}
            tools={tools}
            onToggle={() => onOpen(open === index ? null : index)}
            onMove={(at) => {
              run({ do: 'carry', from: { path, index }, path, at });
              onOpen(at > index ? at - 1 : at);
            }}
            onCarry={() => onKey('move', index)}
            onRemove={() => onKey('remove', index)}
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
