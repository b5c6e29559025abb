import { memo, useCallback } from 'react';
import { Copy, Move, Scissors, Trash2, X } from 'lucide-react';
import { editorText, editorTreeText } from '@fracht/content';
import { isTypedQuestion, type Situation, type TreeName } from '@fracht/engine';
import { SCENARIO_LIMITS as LIMITS } from '@fracht/protocol';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Check } from '@fracht/kit/ui/choice.tsx';
import { DropButton } from '@fracht/kit/ui/drop-button.tsx';
import { Field, TextareaField } from '@fracht/kit/ui/field.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { nodeAt, type QuestionFields } from '@fracht/scenarios';
import { AnswersForm } from './answers-form.tsx';
import { type Editor, useEditor } from '../store/editor.ts';
import { snapshotAt } from '../store/editor-state.ts';
import type { Spot } from '../store/spot.ts';
import { NextField } from './next-field.tsx';
import { NumberField } from './number-field.tsx';
import { TypedForm } from './typed-form.tsx';
import { useAfterPaint } from '../store/use-after-paint.ts';
import type { BranchTools } from '../branches/branch-tools.ts';
import type { TreeAction } from '../branches/tree-action.ts';
import styles from './forms.module.css';

const { question: text, units } = editorText;
const { shared } = editorTreeText;

type QuestionFormProps = {
  readonly tree: TreeName;
  readonly editor: Editor;
  readonly path: string;
  /** The answer that is open. */
  readonly open: number | null;
  readonly tools: BranchTools;
  readonly onSpot: (spot: Spot) => void;
  /** Performs the action of a graph key, at the question or at one of its answers. */
  readonly onKey: (at: Spot, key: TreeAction) => void;
};
type OnFields = (fields: QuestionFields, topic?: string) => void;

/** The form of the chosen question and its answers. (EDT-2) */
export const QuestionForm = memo(function QuestionForm(props: QuestionFormProps) {
  const { tree, editor, path, tools } = props;
  const { run } = editor;
  const node = useEditor(editor, (state) => nodeAt(snapshotAt(state, 'FORM').item, path));
  const onFields: OnFields = useCallback(
    (fields, topic) => run({ do: 'question', path, fields }, topic === undefined ? undefined : `${path} ${topic}`),
    [run, path],
  );
  const isTyped = node !== null && isTypedQuestion(node);
  // Another kind of question has another form: it is rendered after the press has been painted.
  const [hasTypedForm] = useAfterPaint(isTyped);
  if (node === null) return null;
  return (
    <div className={styles.form}>
      <QuestionHead editor={editor} path={path} onKey={props.onKey} />
      <Shared tree={tree} tools={tools} path={path} />
      <TextareaField
        label={text.text}
        name={`${path}.text`}
        rows={2}
        maxLength={LIMITS.title}
        value={node.text}
        onChange={({ target }) => onFields({ text: target.value }, 'text')}
      />
      <Variants texts={node.texts} path={path} onFields={onFields} />
      <div className={styles.kind}>
        <Kind isTyped={isTyped} path={path} run={run} />
        <PointsFields path={path} tree={tree} node={node} onFields={onFields} />
      </div>
      <Check
        name={`${path}.showCaseAndPolice`}
        checked={node.showCaseAndPolice}
        onChange={({ target }) => onFields({ showCaseAndPolice: target.checked })}
      >
        {text.showCaseAndPolice}
      </Check>
      {hasTypedForm ? (
        <TypedForm node={node} path={path} tools={tools} onFields={onFields} />
      ) : (
        <AnswersForm {...props} answers={node.answers} />
      )}
      {node.answers.some(({ input }) => input) || node.afterDenySituation !== null ? (
        <NextField path={`${path}.afterDenySituation`} label={text.denial} tools={tools} />
      ) : null}
      {hasTypedForm ? null : <Hidden node={node} path={path} tools={tools} onFields={onFields} />}
    </div>
  );
});

/** What is left of a typed question that now has a choice of answers: no player reaches it, so it can only be removed. */
function Hidden({
  node,
  path,
  tools,
  onFields,
}: {
  node: Situation;
  path: string;
  tools: BranchTools;
  onFields: OnFields;
}) {
  const sides = (['situation_ok', 'situation_wrong'] as const).filter((side) => node[side] !== null);
  return (
    <>
      {node.textAnswer === null ? null : (
        <Field
          label={text.textAnswer}
          name={`${path}.textAnswer`}
          isSmall
          value={node.textAnswer}
          after={<Tool label={text.clearText} Sign={X} onPress={() => onFields({ textAnswer: null })} />}
          onChange={({ target }) => onFields({ textAnswer: target.value }, 'textAnswer')}
        />
      )}
      {sides.map((side) => (
        <Note key={side} tone="warn">
          <bdi>{`${editorTreeText.hidden.title} `}</bdi>
          <Button kind="link" name={`${path}.${side}`} onClick={() => tools.end(`${path}.${side}`)}>
            {editorTreeText.hidden.remove}
          </Button>
        </Note>
      ))}
    </>
  );
}

const QuestionHead = memo(function QuestionHead({
  editor,
  path,
  onKey,
}: Pick<QuestionFormProps, 'editor' | 'path' | 'onKey'>) {
  const number = useEditor(editor, ({ settled }) => settled.index.numberAt(path) ?? 1);
  const press = (key: TreeAction): void => onKey({ path, way: null }, key);
  return (
    <div className={styles.bar}>
      <h2>{editorText.answer.goTo(number)}</h2>
      <Tool label={editorTreeText.move} Sign={Move} onPress={() => press('move')} />
      <Tool label={editorText.copy} Sign={Copy} onPress={() => press('copy')} />
      <Tool label={editorText.cut} Sign={Scissors} onPress={() => press('cut')} />
      <Tool label={editorText.remove} Sign={Trash2} onPress={() => press('remove')} />
    </div>
  );
});

/** Says that several ways lead to the question, with a button that makes it a separate one at this place. */
function Shared({ tree, path, tools }: Pick<QuestionFormProps, 'tree' | 'path' | 'tools'>) {
  const incoming = useEditor(
    tools.editor,
    ({ settled }) => settled.trees.get(tree)?.questions.get(path)?.incoming ?? 1,
  );
  if (incoming <= 1) return null;
  return (
    <Note tone="info">
      <bdi>{`${shared.title(incoming)} `}</bdi>
      <Button kind="link" title={shared.partHint} onClick={() => tools.part(path)}>
        {shared.part}
      </Button>
    </Note>
  );
}

const Kind = memo(function Kind({ isTyped, path, run }: { isTyped: boolean; path: string; run: Editor['run'] }) {
  return (
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
  );
});

function PointsFields({
  path,
  tree,
  node,
  onFields,
}: {
  path: string;
  tree: TreeName;
  node: Situation;
  onFields: OnFields;
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

const Variants = memo(function Variants({
  texts,
  path,
  onFields,
}: {
  texts: readonly string[];
  path: string;
  onFields: OnFields;
}) {
  return (
    <details>
      <summary className="small">{text.variants}</summary>
      <div className={styles.form} data-rows>
        <p className="small muted">{text.variantsHint}</p>
        {texts.map((variant, index) => (
          <Field
            key={`${path} ${String(index)}`}
            name={`${path}.texts.${String(index)}`}
            label={text.variant(index + 1)}
            isSmall
            maxLength={LIMITS.title}
            value={variant}
            after={
              <DropButton
                size="s"
                label={text.removeVariant(index + 1)}
                onDrop={() => onFields({ texts: texts.toSpliced(index, 1) })}
              />
            }
            onChange={({ target }) => onFields({ texts: texts.with(index, target.value) }, `text ${String(index)}`)}
          />
        ))}
        {texts.length >= LIMITS.texts ? null : (
          <Button kind="link" onClick={() => onFields({ texts: [...texts, ''] })}>
            {text.addVariant}
          </Button>
        )}
      </div>
    </details>
  );
});

function Tool({ label, Sign, onPress }: { label: string; Sign: typeof Copy; onPress: () => void }) {
  return (
    <Button kind="ghost" size="s" iconOnly aria-label={label} title={label} onClick={onPress}>
      <Sign className="i" aria-hidden="true" />
    </Button>
  );
}
