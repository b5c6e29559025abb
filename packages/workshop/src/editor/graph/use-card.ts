import { useShallow } from 'zustand/react/shallow';
import type { Finding, Question } from '@fracht/scenarios';
import type { Spot } from '../store/spot.ts';
import { type CardEvents, type Held, type Showing, useCanvas, useShowing } from './canvas-store.ts';

/** What the card of a question shows. */
export type CardData = {
  readonly question: Question;
  readonly findings: readonly Finding[];
  /** How many questions are folded away behind it, as it stands on the canvas. */
  readonly folded: number;
  /** Whether it hides what is behind it, or is about to. */
  readonly isFolded: boolean;
  /** One line for each way. */
  readonly isDense: boolean;
  /** Null: the card is not chosen. */
  readonly spot: Spot | null;
  /** Null: the Tab key does not come to the card. */
  readonly stop: Spot | null;
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

const NONE: readonly Finding[] = [];

/** The part of what the canvas shows that is on one card; null: its question is not shown any more, or not yet. */
export function useCard(path: string, folded: number): CardData | null {
  const { events } = useCanvas();
  const { question, ...part } = useShowing(useShallow((showing) => partOf(showing, path)));
  return question === undefined ? null : { question, ...part, folded, events };
}

function partOf(showing: Showing, path: string) {
  const { questions, findings, spot, stop, folded, focus, isDense, played, moving, held } = showing;
  const isChosen = spot.path === path;
  const taken = played === null ? null : played.ways[played.paths.indexOf(path)];
  return {
    question: questions.get(path),
    findings: findings.get(path) ?? NONE,
    isDense,
    spot: isChosen ? spot : null,
    isFolded: folded.has(path),
    stop: stop.path === path ? stop : null,
    focus: isChosen ? focus : 0,
    isHere: played?.paths.at(-1) === path,
    taken: typeof taken === 'number' ? taken : null,
    isTried: played !== null,
    held: moving !== null && held?.target.path === path ? held : null,
    isMoved: moving?.what === 'branch' && moving.place === path,
  };
}
