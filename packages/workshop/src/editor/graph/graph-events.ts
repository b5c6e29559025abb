import type { Moving, Refusal, Target } from '@fracht/scenarios';
import type { Spot } from '../store/spot.ts';
import type { TreeAction } from '../branches/tree-action.ts';

/** What the graph reports to the editor around it: a selected spot, an action, a drag that begins or ends. */
export type GraphEvents = {
  readonly onSpot: (spot: Spot) => void;
  readonly onKey: (key: TreeAction) => void;
  readonly onMove: (moving: Moving | null) => void;
  readonly onDrop: (target: Target) => void;
  readonly refusalOf: (moving: Moving, target: Target) => Refusal | null;
};
