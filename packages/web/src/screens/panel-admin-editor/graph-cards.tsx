import { type DragEvent, memo, useEffect, useRef } from 'react';
import { ArrowRight, CircleAlert, CircleDot, FoldHorizontal, GripVertical, TriangleAlert } from 'lucide-react';
import type { Node, NodeProps } from '@xyflow/react';
import { editorText, editorTreeText, type Finding, libraryItemText } from '@fracht/content';
import { formatChange, formatNumber, formatWholeZloty } from '../../format.ts';
import { Chip } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EffectSigns } from './effect-signs.tsx';
import { DENIAL, type EndKind, hasDenial } from './model/graph.ts';
import type { Moving, Target } from './model/moving.ts';
import type { Question, QuestionWay } from './model/questions.ts';
import { PointsBadge } from './points-badge.tsx';
import { type Held, useShowing } from './showing.ts';
import { type CardData, useCard } from './use-card.ts';
import styles from './card.module.css';

export type QuestionNode = Node<{ readonly folded: number }, 'question'>;
export type EndNode = Node<{ readonly end: EndKind }, 'end'>;

const NO_DRAG = 'nopan nodrag';

/** The card of a question; nothing until the question is shown. */
const QuestionCard = memo(function QuestionCard({ id, data: { folded } }: NodeProps<QuestionNode>) {
  const data = useCard(id, folded);
  return data === null ? null : <Shown data={data} />;
}, isSameCard);

/** Its text, its ways with points, effects and worth, what is to mend. */
function Shown({ data }: { data: CardData }) {
  const { question, folded, isDense, spot, isTried, held, isMoved } = data;
  const { path, ways, isOnBestPath } = question;
  const box = useRef<HTMLDivElement>(null);
  useFocus(box, data);
  return (
    <div
      ref={box}
      className={classNames(
        styles.card,
        spot !== null && styles.chosen,
        isOnBestPath && !isTried && styles.onBest,
        isMoved && styles.moved,
        isDense && styles.dense,
      )}
    >
      <i className={classNames(styles.into, 'target')} data-handlepos="left" data-best={isOnBestPath || undefined} />
      <Head data={data} />
      {ways.map((way, index) => (
        <Way key={`${path} ${String(index)}`} way={way} index={index} data={data} />
      ))}
      {hasDenial(question) ? (
        <div className={classNames(styles.denial, heldClass(held, 'denied'))} {...targetOf(data, 'denied')}>
          {editorText.denied}
          {folded === 0 ? <i className={classNames(styles.port, 'source')} {...handleOf(DENIAL)} /> : null}
        </div>
      ) : null}
    </div>
  );
}

/** A card that only stands elsewhere is moved, not drawn again. */
function isSameCard(before: NodeProps<QuestionNode>, next: NodeProps<QuestionNode>): boolean {
  return before.id === next.id && before.data.folded === next.data.folded;
}

function Head({ data }: { data: CardData }) {
  const { question, findings, folded, spot, isHere, held, events } = data;
  const { path, number, node, best, ways, denied, incoming } = question;
  const leadsOn = ways.some(({ next }) => next !== null) || denied !== null;
  const hasGrip = incoming === 1 && number > 1;
  return (
    <div
      className={classNames(styles.head, hasGrip && styles.gripped, heldClass(held, null))}
      {...targetOf(data, null)}
    >
      <button
        type="button"
        data-path={path}
        tabIndex={spot === null || spot.way !== null ? -1 : 0}
        aria-pressed={spot !== null}
        onClick={() => events.choose({ path, way: null })}
      >
        <small>
          {libraryItemText.question(number)}
          {incoming > 1 ? <Chip>{editorTreeText.at(incoming)}</Chip> : null}
          <Worst findings={findings} />
          {isHere ? (
            <Chip tone="info">{editorText.here}</Chip>
          ) : (
            <span>{libraryItemText.upTo(formatNumber(best))}</span>
          )}
        </small>
        <b>{node.text === '' ? editorText.noText : node.text}</b>
      </button>
      <div className={styles.edge}>
        {hasGrip ? (
          <span
            className={classNames(styles.grip, NO_DRAG)}
            title={editorTreeText.dragBranch}
            {...sourceOf(data, { what: 'branch', place: path })}
          >
            <GripVertical aria-hidden="true" />
          </span>
        ) : null}
        {leadsOn ? (
          <button
            type="button"
            className={styles.fold}
            tabIndex={-1}
            aria-expanded={folded === 0}
            aria-label={folded === 0 ? editorText.collapse(number) : editorText.expand(folded)}
            title={folded === 0 ? editorText.collapse(number) : editorText.expand(folded)}
            onClick={() => events.fold(path)}
          >
            {folded === 0 ? <FoldHorizontal aria-hidden="true" /> : `+${String(folded)}`}
          </button>
        ) : null}
      </div>
    </div>
  );
}

function Way({ way: shown, index, data }: { way: QuestionWay; index: number; data: CardData }) {
  const { way, kind, isBest } = shown;
  const { question, findings, spot, taken, isTried, held, folded } = data;
  const { path } = question;
  const isMarked = isTried ? taken === index : isBest;
  const own = kind === 'answer' ? findings.filter((finding) => isWithinWay(finding.path, way.path)) : [];
  const isFaulty = own.some(({ level }) => level === 'error');
  return (
    <div
      className={classNames(
        styles.way,
        isMarked && styles.best,
        isFaulty && styles.faulty,
        spot?.way === index && styles.here,
        heldClass(held, index),
      )}
      {...targetOf(data, index)}
    >
      <WayButton way={shown} index={index} data={data} />
      {kind === 'answer' ? (
        <span
          className={classNames(styles.wayGrip, NO_DRAG)}
          title={editorTreeText.dragAnswer}
          {...sourceOf(data, { what: 'answer', path, index })}
        >
          <GripVertical aria-hidden="true" />
        </span>
      ) : null}
      <span className={styles.sign}>
        <Worst findings={own} />
      </span>
      {folded === 0 ? (
        <span
          className={classNames(styles.port, 'source', NO_DRAG)}
          data-best={isMarked || undefined}
          {...handleOf(String(index))}
          title={editorTreeText.dragLine}
          {...sourceOf(data, { what: 'line', place: way.situationPath })}
        />
      ) : null}
    </div>
  );
}

function WayButton({ way: shown, index, data }: { way: QuestionWay; index: number; data: CardData }) {
  const { question, isDense, spot, events } = data;
  const { path, ways } = question;
  const { points, effects } = shown.way;
  const most = Math.max(...ways.map(({ way }) => way.points));
  const words = wordsOf(shown, question);
  return (
    <button
      type="button"
      data-way={`${path} ${String(index)}`}
      tabIndex={spot?.way === index ? 0 : -1}
      aria-pressed={spot?.way === index}
      title={isDense ? words : undefined}
      onClick={() => events.choose({ path, way: index })}
    >
      <span className={styles.words}>
        <PointsBadge points={points} isBest={points === most} />
        {words === '' ? editorText.noText : words}
      </span>
      {isDense ? null : <EffectSigns effects={effects} answer={shown.way.answer} />}
      {isDense ? null : <Worth question={question} index={index} />}
    </button>
  );
}

function Worth({ question: { node }, index }: { question: Question; index: number }) {
  const text = useShowing(({ worthsOf }) => {
    const worth = worthsOf(node)[index];
    if (worth === undefined) return null;
    return editorText.worth(formatChange(worth.points), formatChange(Math.round(worth.money), formatWholeZloty));
  });
  return text === null ? null : <small className={styles.worth}>{text}</small>;
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

const EndCard = memo(function EndCard({ data: { end } }: NodeProps<EndNode>) {
  const text = useShowing(({ ends }) => ends[end]);
  const Sign = end === 'next' ? ArrowRight : CircleDot;
  return (
    <div className={styles.end}>
      <i className={classNames(styles.endPort, 'target')} data-handlepos="left" />
      <Sign aria-hidden="true" />
      {text}
    </div>
  );
});

/** The kinds of cards on the canvas. */
export const CARD_TYPES = { question: QuestionCard, end: EndCard };

/** Takes the focus when the card is chosen by keys, also where it, or its way, comes into sight only then. */
function useFocus(
  box: { readonly current: HTMLElement | null },
  { question: { path, ways }, spot, focus }: CardData,
): void {
  const way = spot?.way ?? null;
  const hasWay = way === null || way < ways.length;
  useEffect(() => {
    if (focus === 0 || !hasWay) return;
    const { activeElement: active } = document;
    const isElsewhere = active !== document.body && active?.closest('[data-graph]') == null;
    const name = way === null ? `[data-path="${path}"]` : `[data-way="${path} ${String(way)}"]`;
    const wanted = box.current?.querySelector<HTMLElement>(name);
    if (!isElsewhere && wanted !== active) wanted?.focus({ preventScroll: true });
  }, [box, path, way, hasWay, focus]);
}

function wordsOf({ way, kind }: QuestionWay, { node: { textAnswer } }: Question): string {
  if (kind === 'answer') return way.answer?.text ?? '';
  return kind === 'ok' ? `${editorText.right}: ${textAnswer ?? ''}` : editorText.wrong;
}

/** How the canvas finds where a line leaves a card. */
function handleOf(id: string) {
  return { 'data-handleid': id, 'data-handlepos': 'right' };
}

function isWithinWay(path: string, way: string): boolean {
  return path.startsWith(`${way}.`) && !path.startsWith(`${way}.situation`);
}

function heldClass(held: Held | null, way: Target['way']): string | undefined {
  if (held === null || held.target.way !== way) return undefined;
  return held.isFine ? styles.takes : styles.refuses;
}

function sourceOf({ events }: CardData, moving: Moving) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', '');
      events.grab(moving);
    },
    onDragEnd: events.release,
  };
}

function targetOf({ question: { path }, events }: CardData, way: Target['way']) {
  const target = { path, way };
  return {
    onDragOver: (event: DragEvent) => {
      if (events.over(target)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      events.drop(target);
    },
  };
}
