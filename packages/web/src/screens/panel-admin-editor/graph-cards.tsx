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
import type { Spot } from './model/walk.ts';
import type { Worth } from './model/worths.ts';
import { PointsBadge } from './points-badge.tsx';
import { sameData } from './same-card.ts';
import styles from './graph.module.css';

/** What cards tell the canvas; the same for all of them. */
export type CardEvents = {
  readonly choose: (spot: Spot) => void;
  readonly fold: (path: string) => void;
  readonly grab: (moving: Moving) => void;
  /** Whether what is held can be put down there. */
  readonly over: (target: Target) => boolean;
  readonly drop: (target: Target) => void;
  readonly release: () => void;
};
/** What is held over a card: where, and whether it can be put down there. */
export type Held = { readonly target: Target; readonly isFine: boolean };

/** What the card of a question shows. */
export type QuestionData = {
  readonly question: Question;
  readonly worths: readonly Worth[];
  readonly findings: readonly Finding[];
  readonly folded: number;
  /** One line for each way. */
  readonly isDense: boolean;
  readonly spot: Spot | null;
  /** Grows whenever the chosen card has to take the focus; 0: it has not. */
  readonly focus: number;
  readonly isHere: boolean;
  /** The way taken in a trial. */
  readonly taken: number | null;
  readonly isTried: boolean;
  readonly held: Held | null;
  readonly isMoved: boolean;
  readonly events: CardEvents;
};
export type QuestionNode = Node<QuestionData, 'question'>;
export type EndNode = Node<{ readonly text: string; readonly end: EndKind }, 'end'>;

const NO_DRAG = 'nopan nodrag';

/** The card of a question: its text, its ways with points, effects and worth, what is to mend. */
const QuestionCard = memo(
  function QuestionCard({ data }: Pick<NodeProps<QuestionNode>, 'data'>) {
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
  },
  (before, next) => sameData(before.data, next.data),
);

function Head({ data }: { data: QuestionData }) {
  const { question, findings, folded, spot, isHere, held, events } = data;
  const { path, number, node, best, ways, denied, incoming } = question;
  const leadsOn = ways.some(({ next }) => next !== null) || denied !== null;
  return (
    <div className={classNames(styles.head, heldClass(held, null))} {...targetOf(data, null)}>
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
        {incoming === 1 && number > 1 ? (
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

function Way({ way: shown, index, data }: { way: QuestionWay; index: number; data: QuestionData }) {
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

function WayButton({ way: shown, index, data }: { way: QuestionWay; index: number; data: QuestionData }) {
  const { question, worths, isDense, spot, events } = data;
  const { path, ways } = question;
  const { points, effects } = shown.way;
  const most = Math.max(...ways.map(({ way }) => way.points));
  const worth = worths[index];
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
      {isDense ? null : <EffectSigns effects={effects} />}
      {worth === undefined || isDense ? null : (
        <small className={styles.worth}>
          {editorText.worth(formatChange(worth.points), formatChange(Math.round(worth.money), formatWholeZloty))}
        </small>
      )}
    </button>
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

const EndCard = memo(function EndCard({ data: { text, end } }: NodeProps<EndNode>) {
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

/** Takes the focus when the card is chosen by keys, also where it comes into sight only then. */
function useFocus(
  box: { readonly current: HTMLElement | null },
  { question: { path }, spot, focus }: QuestionData,
): void {
  const way = spot?.way ?? null;
  useEffect(() => {
    if (focus === 0) return;
    const isElsewhere =
      document.activeElement !== document.body && document.activeElement?.closest('[data-graph]') == null;
    if (isElsewhere) return;
    const wanted = way === null ? `[data-path="${path}"]` : `[data-way="${path} ${String(way)}"]`;
    box.current?.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true });
  }, [box, path, way, focus]);
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

function sourceOf({ events }: QuestionData, moving: Moving) {
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

function targetOf({ question: { path }, events }: QuestionData, way: Target['way']) {
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
