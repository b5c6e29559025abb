import type { ReactNode } from 'react';

/** One action of a menu. */
export type MenuItem = {
  readonly text: string;
  readonly icon?: ReactNode;
  readonly isDanger?: boolean;
  readonly onPick: () => void;
};
