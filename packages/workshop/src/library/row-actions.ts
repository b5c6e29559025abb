import type { LibraryEntry } from '@fracht/kit/api/library-calls.ts';
import type { MoveStep } from './library-order.ts';

/** What can be done with a row; the functions are referentially stable, so that rows can be memoised. */
export type RowActions = {
  readonly onChoose: (id: string) => void;
  readonly onSwitch: (entry: LibraryEntry, isActive: boolean) => void;
  readonly onDuplicate: (entry: LibraryEntry) => void;
  readonly onRemove: (entry: LibraryEntry) => void;
  readonly onStep: (entry: LibraryEntry, step: MoveStep) => void;
};
