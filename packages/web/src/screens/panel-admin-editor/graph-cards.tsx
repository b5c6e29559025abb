import { memo } from 'react';
import { CircleAlert, CircleDot, FoldHorizontal, TriangleAlert } from 'lucide-react';
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { editorText, effectsSentence, type Finding, libraryItemText } from '@fracht/content';
import { formatChange, formatNumber, formatWholeZloty } from '../../format.ts';
import { Chip } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { OutlineQuestion, OutlineWay } from '../panel-admin-library/outline.ts';
import { DENIAL } from './model/graph.ts';
import type { Worth } from './model/worths.ts';
import styles from './graph.module.css';

/** What the card of a question shows; equal where nothing of it has changed, so that the card is not drawn again. */
export type QuestionData = {
  readonly question: OutlineQuestion;
  readonly worths: readonly Worth[];
  readonly findings: readonly Finding[];
  readonly folded: number;
  readonly isChosen: boolean;
  readonly isHere: boolean;
  readonly onChoose: (path: string) => void;
  readonly onFold: (path: string) => void;
};
export type QuestionNode = Node<QuestionData, 'question'>;
export type EndNode = Node<{ readonly text: string }, 'end'>;

/** The card of a question: its text, its ways with points, effects and worth, what is to mend. */
const QuestionCard = memo(function QuestionCard({ data }: NodeProps<QuestionNode>) {
  const { question, worths, findings, folded, isChosen, isHere, onChoose, onFold } = data;
  const { path, number, node, best, ways, denied, isOnBestPath } = question;
  const text = editorText;
  return (
    <div className={classNames(styles.card, isChosen && styles.chosen, isOnBestPath && styles.onBest)}>
      <Handle type="target" position={Position.Left} className={styles.handle} />
      <div className={styles.head}>
        <button
          type="button"
          data-path={path}
          tabIndex={isChosen ? 0 : -1}
          aria-pressed={isChosen}
          onClick={() => onChoose(path)}
        >
          <small>
            {libraryItemText.question(number)}
            <Worst findings={findings} />
            {isHere ? <Chip tone="info">{text.here}</Chip> : <span>{libraryItemText.upTo(formatNumber(best))}</span>}
          </small>
          <b>{node.text === '' ? text.noText : node.text}</b>
        </button>
        {ways.some(({ next }) => next !== null) || denied !== null ? (
          <button
            type="button"
            className={styles.fold}
            tabIndex={isChosen ? 0 : -1}
            aria-expanded={folded === 0}
            aria-label={folded === 0 ? text.collapse(number) : text.expand(folded)}
            onClick={() => onFold(path)}
          >
            {folded === 0 ? <FoldHorizontal className="i" aria-hidden="true" /> : `+${String(folded)}`}
          </button>
        ) : null}
      </div>
      {ways.map((way, index) => (
        <Way key={`${path} ${String(index)}`} way={way} index={index} worth={worths[index]} />
      ))}
      {denied === null ? null : (
        <div className={styles.denial}>
          {text.denied}
          <Handle type="source" id={DENIAL} position={Position.Right} className={styles.handle} />
        </div>
      )}
    </div>
  );
});

function Way({
  way: { way, kind, isBest },
  index,
  worth,
}: {
  way: OutlineWay;
  index: number;
  worth: Worth | undefined;
}) {
  const text = editorText;
  const words = kind === 'answer' ? way.answer?.text : text[kind === 'ok' ? 'right' : 'wrong'];
  return (
    <div className={classNames(styles.way, isBest && styles.best)}>
      <p>
        <span className={way.points > 0 ? styles.gain : styles.loss}>{formatChange(way.points)}</span>{' '}
        {words === undefined || words === '' ? text.noText : words}
      </p>
      <small>{effectsSentence(way.effects)}</small>
      {worth === undefined ? null : (
        <small>{text.worth(formatChange(worth.points), formatChange(Math.round(worth.money), formatWholeZloty))}</small>
      )}
      <Handle type="source" id={String(index)} position={Position.Right} className={styles.handle} />
    </div>
  );
}

function Worst({ findings }: { findings: readonly Finding[] }) {
  const [first] = findings;
  if (first === undefined) return null;
  return findings.some(({ level }) => level === 'error') ? (
    <CircleAlert className={styles.error} role="img" aria-label={libraryItemText.levels.error} />
  ) : (
    <TriangleAlert className={styles.warning} role="img" aria-label={libraryItemText.levels.warning} />
  );
}

function EndCard({ data }: NodeProps<EndNode>) {
  return (
    <div className={styles.end}>
      <Handle type="target" position={Position.Left} className={styles.handle} />
      <CircleDot className="i" aria-hidden="true" />
      {data.text}
    </div>
  );
}

/** The kinds of cards on the canvas. */
export const CARD_TYPES = { question: QuestionCard, end: EndCard };
