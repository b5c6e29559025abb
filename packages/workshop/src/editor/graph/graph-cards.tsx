import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { ArrowRight, CircleDot, FoldHorizontal, GripVertical } from 'lucide-react';
import type { Node, NodeProps } from '@xyflow/react';
import { editorText, editorTreeText, libraryItemText } from '@fracht/content';
import { formatNumber } from '@fracht/kit/format.ts';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { handleOf, heldClass, NO_DRAG, sourceOf, targetOf } from './card-drag.ts';
import { LevelSign, WayOnCard } from './graph-way.tsx';
import { DENIAL, type EndKind, hasDenial } from '../store/tree-shape.ts';
import { wayKeys } from './way-keys.ts';
import { useCanvasState } from './canvas-store.ts';
import { type CardData, useCard } from './use-card.ts';
import { wayRowOf, worstOf } from './way-row.ts';
import styles from './card.module.css';
import endCard from './end-card.module.css';

export type QuestionNode = Node<{ readonly folded: number }, 'question'>;
export type EndNode = Node<{ readonly end: EndKind }, 'end'>;

/** The card of a question; nothing while the question and the layout do not match yet. */
const QuestionCard = memo(function QuestionCard({ id, data: { folded } }: NodeProps<QuestionNode>) {
  const data = useCard(id, folded);
  return data === null ? null : <Shown data={data} />;
}, isSameCard);

/** Its text, its ways with points, effects and worth, and the severity of its findings. */
function Shown({ data }: { data: CardData }) {
  const { question, folded, isDense, spot, isTried, held, isMoved, events } = data;
  const { path, ways, isOnBestPath } = question;
  const box = useRef<HTMLDivElement>(null);
  const [keysOf] = useState(wayKeys);
  const keys = useMemo(() => keysOf(ways.map(({ way }) => way.answer)), [keysOf, ways]);
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
        <WayOnCard key={keys[index]} {...wayRowOf(data, way, index)} />
      ))}
      {hasDenial(question) ? (
        <div
          className={classNames(styles.denial, heldClass(held, 'denied'))}
          {...targetOf(events, { path, way: 'denied' })}
        >
          <bdi>{editorText.denied}</bdi>
          {folded === 0 ? <i className={classNames(styles.port, 'source')} {...handleOf(DENIAL)} /> : null}
        </div>
      ) : null}
    </div>
  );
}

/** A card of which only the position changes is moved by the canvas and need not be rendered again. */
function isSameCard(before: NodeProps<QuestionNode>, next: NodeProps<QuestionNode>): boolean {
  return before.id === next.id && before.data.folded === next.data.folded;
}

function Head({ data }: { data: CardData }) {
  const { question, findings, folded, isFolded, spot, tabStop, isHere, held, events } = data;
  const { path, number, node, best, ways, denied, incoming } = question;
  const leadsOn = ways.some(({ next }) => next !== null) || denied !== null;
  const hasGrip = incoming === 1 && number > 1;
  const foldLabel = folded === 0 ? editorText.collapse(number) : editorText.expand(folded);
  return (
    <div
      className={classNames(styles.head, hasGrip && styles.gripped, heldClass(held, null))}
      {...targetOf(events, { path, way: null })}
    >
      <button
        type="button"
        data-path={path}
        tabIndex={tabStop === null || tabStop.way !== null ? -1 : 0}
        aria-pressed={spot !== null}
        onClick={() => events.choose({ path, way: null })}
      >
        <small>
          <bdi>{libraryItemText.question(number)}</bdi>
          {incoming > 1 ? <Chip>{editorTreeText.at(incoming)}</Chip> : null}
          <LevelSign level={worstOf(findings)} />
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
            {...sourceOf(events, { what: 'branch', place: path })}
          >
            <GripVertical aria-hidden="true" />
          </span>
        ) : null}
        {leadsOn ? (
          <button
            type="button"
            className={styles.fold}
            tabIndex={-1}
            aria-expanded={!isFolded}
            aria-label={foldLabel}
            title={foldLabel}
            onClick={() => events.fold(path)}
          >
            {folded === 0 ? <FoldHorizontal aria-hidden="true" /> : `+${String(folded)}`}
          </button>
        ) : null}
      </div>
    </div>
  );
}

const EndCard = memo(function EndCard({ data: { end } }: NodeProps<EndNode>) {
  const text = useCanvasState(({ ends }) => ends[end]);
  const Sign = end === 'next' ? ArrowRight : CircleDot;
  return (
    <div className={endCard.end}>
      <i className={classNames(endCard.endPort, 'target')} data-handlepos="left" />
      <Sign aria-hidden="true" />
      <bdi>{text}</bdi>
    </div>
  );
});

/** The kinds of cards on the canvas. */
export const CARD_TYPES = { question: QuestionCard, end: EndCard };

/**
 * Takes the focus when the card is selected by keys, even if it or its way is only then rendered. Focusing triggers a layout of the page, so it waits until the
 * mark of the card has been painted; but if the focused element is gone it does not wait, or the next key would be lost.
 */
function useFocus(
  box: { readonly current: HTMLElement | null },
  { question: { path, ways }, spot, tabStop, focus }: CardData,
): void {
  const way = spot?.way ?? null;
  const hasWay = way === null || way < ways.length;
  const isTabStop = tabStop !== null && tabStop.way === way;
  useEffect(() => {
    if (focus === 0 || !hasWay) return;
    const { activeElement: active } = document;
    const isLost = active === null || active === document.body;
    if (!isLost && !isTabStop) return;
    const isElsewhere = !isLost && active.closest('[data-graph]') === null;
    const name = way === null ? `[data-path="${path}"]` : `[data-way="${path} ${String(way)}"]`;
    const wanted = box.current?.querySelector<HTMLElement>(name);
    if (!isElsewhere && wanted !== active) wanted?.focus({ preventScroll: true });
  }, [box, path, way, hasWay, isTabStop, focus]);
}
