import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { Finding, Moving, Question, Target, Worth } from '@fracht/scenarios';
import type { Notice } from '../branches/use-notice.ts';
import type { EndKind } from './layout.ts';
import type { Spot } from '../store/spot.ts';

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
/** The way taken in a trial: the questions gone through, the present one last, and the ways chosen in them. */
export type Played = { readonly paths: readonly string[]; readonly ways: readonly (number | 'denied')[] };

/**
 * What the cards of a graph show beside their places. Each takes its own part of it, so that a letter, a step of the walk or a finding
 * is drawn on the cards that it concerns and the canvas itself is left alone.
 */
export type Showing = {
  readonly questions: ReadonlyMap<string, Question>;
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
  readonly worthsOf: (node: Question['node']) => readonly Worth[];
  readonly ends: Readonly<Record<EndKind, string>>;
  /** Where the author is, or the trial. */
  readonly spot: Spot;
  /** What the Tab key comes to and the focus goes to: the spot, behind the frame that marks it. */
  readonly stop: Spot;
  /** What hides what is behind it; the graph is laid out anew behind the frame that shows it. */
  readonly folded: ReadonlySet<string>;
  /** Grows whenever the chosen card has to take the focus. */
  readonly focus: number;
  /** One line for each way. */
  readonly isDense: boolean;
  /** Null: no trial is on. */
  readonly played: Played | null;
  readonly moving: Moving | null;
  readonly held: Held | null;
  readonly notice: Notice | null;
};

/** What is shown on the canvas around. */
export const ShowingContext = createContext<{
  readonly store: StoreApi<Showing>;
  readonly events: CardEvents;
} | null>(null);

/** The store of the canvas around and what its cards can tell. Throws outside of one. */
export function useCanvas() {
  const canvas = useContext(ShowingContext);
  if (canvas === null) throw new Error('A card stands on a canvas');
  return canvas;
}

/** A part of what the canvas around shows; who uses it is drawn again when that changes. */
export function useShowing<Part>(part: (showing: Showing) => Part): Part {
  return useStore(useCanvas().store, part);
}
