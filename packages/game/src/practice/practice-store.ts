import { keptStore } from '@fracht/kit/session/kept-store.ts';

/** The phase of a step: the student's turn, being demonstrated, looking at the demonstration, time passing, an outcome being read. */
export type PracticePhase = 'YOURS' | 'SHOWING' | 'SHOWN' | 'PASSING' | 'RETOLD';

/** Where the practice was opened from. */
export type PracticeFrom = 'LANDING' | 'PANEL' | 'LOBBY';

/** What the screens of the practice show in addition to the game itself. */
export type PracticeView = {
  readonly isOpen: boolean;
  /** From 1; one more than there are: all are done. */
  readonly step: number;
  readonly phase: PracticePhase;
  /** Why the last attempt changed nothing; null: it did, or there was none. */
  readonly refusal: string | null;
  /** Whether the question was answered in the best way; null: not answered yet. */
  readonly isBest: boolean | null;
  /** It is played without hints. */
  readonly isAlone: boolean;
  /** The hint is hidden until it is asked for. */
  readonly isHidden: boolean;
  /** A list is shown in place of the map. */
  readonly isList: boolean;
};

const CLOSED: PracticeView = {
  isOpen: false,
  step: 1,
  phase: 'YOURS',
  refusal: null,
  isBest: null,
  isAlone: false,
  isHidden: false,
  isList: false,
};

export const practiceStore = keptStore<PracticeView>('GAME', () => CLOSED);
