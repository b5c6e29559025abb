import { useShallow } from 'zustand/react/shallow';
import type { Finding, Question } from '@fracht/scenarios';
import type { Spot } from '../store/spot.ts';
import { type CardEvents, type Held, type CanvasState, useCanvas, useCanvasState } from './canvas-store.ts';

/** What the card of a question shows. */
export type CardData = {
  readonly question: Question;
  readonly findings: readonly Finding[];
  /** How many questions are hidden (collapsed) behind it, in the present layout. */
  readonly folded: number;
  /** Whether it is collapsed; the layout may not have followed yet. */
  readonly isFolded: boolean;
  /** Whether each way takes one line only. */
  readonly isDense: boolean;
  /** Null: the card is not selected. */
  readonly spot: Spot | null;
  /** Null: the card is not a tab stop. */
  readonly tabStop: Spot | null;
  /** A counter: the selected card takes the focus whenever it increases; 0: it need not. */
  readonly focus: number;
  readonly isHere: boolean;
  /** The path taken in a dry run. */
  readonly taken: number | null;
  readonly isTried: boolean;
  readonly held: Held | null;
  readonly isMoved: boolean;
  readonly events: CardEvents;
};

const NONE: readonly Finding[] = [];

/** What one card shows; null while the layout lags behind the tree: the question was removed and the card is still laid out, or its path is new to the state. */
export function useCard(path: string, folded: number): CardData | null {
  const { events } = useCanvas();
  const { question, ...part } = useCanvasState(useShallow((showing) => partOf(showing, path)));
  return question === undefined ? null : { question, ...part, folded, events };
}

function partOf(showing: CanvasState, path: string) {
  const { questions, findings, spot, tabStop, folded, focus, isDense, played, moving, held } = showing;
  const isChosen = spot.path === path;
  const taken = played === null ? null : played.ways[played.paths.indexOf(path)];
  return {
    question: questions.get(path),
    findings: findings.get(path) ?? NONE,
    isDense,
    spot: isChosen ? spot : null,
    isFolded: folded.has(path),
    tabStop: tabStop.path === path ? tabStop : null,
    focus: isChosen ? focus : 0,
    isHere: played?.paths.at(-1) === path,
    taken: typeof taken === 'number' ? taken : null,
    isTried: played !== null,
    held: moving !== null && held?.target.path === path ? held : null,
    isMoved: moving?.what === 'branch' && moving.place === path,
  };
}
