import { memo, useMemo } from 'react';
import { editorText } from '@fracht/content';
import { type Answer, bestAnswerIndex, type TreeName } from '@fracht/engine';
import { SCENARIO_LIMITS } from '@fracht/protocol';
import { Button } from '@fracht/kit/ui/button.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { Editor } from '../store/editor.ts';
import type { Spot } from '../store/spot.ts';
import type { BranchTools } from '../branches/branch-tools.ts';
import type { TreeAction } from '../branches/tree-action.ts';
import styles from './forms.module.css';

const text = editorText.question;

/** The answers of a question, one of them open. */
export const AnswersForm = memo(function AnswersForm({
  tree,
  editor: { run },
  path,
  answers,
  open,
  tools,
  onSpot,
  onKey,
}: {
  tree: TreeName;
  editor: Editor;
  path: string;
  answers: readonly Answer[];
  open: number | null;
  tools: BranchTools;
  onSpot: (spot: Spot) => void;
  onKey: (at: Spot, key: TreeAction) => void;
}) {
  const best = useMemo(() => bestAnswerIndex({ answers }, tree), [answers, tree]);
  return (
    <>
      <div className={styles.bar}>
        <b>{text.answers}</b>
        {answers.length >= SCENARIO_LIMITS.answers ? null : (
          <Button
            kind="link"
            name={`${path}.answers`}
            onClick={() => {
              run({ do: 'addAnswer', path });
              onSpot({ path, way: answers.length });
              tools.toForm();
            }}
          >
            {text.addAnswer}
          </Button>
        )}
      </div>
      <ol className={styles.form}>
        {answers.map((answer, index) => (
          <AnswerForm
            key={`${path} ${String(index)}`}
            answer={answer}
            index={index}
            question={path}
            isOpen={open === index}
            isBest={index === best}
            isLast={index === answers.length - 1}
            run={run}
            tools={tools}
            onSpot={onSpot}
            onKey={onKey}
          />
        ))}
      </ol>
    </>
  );
});
