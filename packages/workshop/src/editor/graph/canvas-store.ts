import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { Finding, Moving, Question, Target, Worth } from '@fracht/scenarios';
import type { Notice } from '../branches/use-notice.ts';
import type { EndKind } from '../store/tree-shape.ts';
import type { Spot } from '../store/spot.ts';

/** Handlers that cards call when they are pressed, dragged or dropped on; the same functions for all of them. */
export type CardEvents = {
  readonly choose: (spot: Spot) => void;
  readonly fold: (path: string) => void;
  readonly grab: (moving: Moving) => void;
  /** Whether what is dragged can be dropped there. */
  readonly over: (target: Target) => boolean;
  readonly drop: (target: Target) => void;
  readonly release: () => void;
};
/** Where something is dragged over a card, and whether it can be dropped there. */
export type Held = { readonly target: Target; readonly isFine: boolean };
/** The path taken in a dry run: the questions visited, the present one last, and the ways chosen in them. */
export type DryRunPath = { readonly paths: readonly string[]; readonly ways: readonly (number | 'denied')[] };

/**
 * What the cards of a graph show. Each subscribes to its own part of it, so that a letter, an arrow key or a finding renders only the cards that it concerns,
 * and neither the others nor the canvas.
 */
export type CanvasState = {
  readonly questions: ReadonlyMap<string, Question>;
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
  readonly worthsOf: (node: Question['node']) => readonly Worth[];
  readonly ends: Readonly<Record<EndKind, string>>;
  /** The selected question or way; during a dry run, its present question. */
  readonly spot: Spot;
  /** The only card or way with a tab index of 0 (a roving tabindex): the spot, once its mark has been painted. */
  readonly tabStop: Spot;
  /** Questions whose followers are hidden (collapsed); the layout is recomputed once their cards have been painted so. */
  readonly folded: ReadonlySet<string>;
  /** A counter: the selected card takes the focus whenever it increases. */
  readonly focus: number;
  /** Whether each way takes one line only. */
  readonly isDense: boolean;
  /** Null: there is no dry run. */
  readonly played: DryRunPath | null;
  readonly moving: Moving | null;
  readonly held: Held | null;
  readonly notice: Notice | null;
};

/** The canvas around its cards. */
export const CanvasContext = createContext<{
  readonly store: StoreApi<CanvasState>;
  readonly events: CardEvents;
} | null>(null);

/** The store of the canvas and the functions that its cards call. Throws outside of a canvas. */
export function useCanvas() {
  const canvas = useContext(CanvasContext);
  if (canvas === null) throw new Error('A card stands on a canvas');
  return canvas;
}

/** A part of what the canvas shows; the component renders again when that part changes. */
export function useCanvasState<Part>(part: (showing: CanvasState) => Part): Part {
  return useStore(useCanvas().store, part);
}
