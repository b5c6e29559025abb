import type { ReactNode } from 'react';

/** What a modal window is given. */
export type ModalProps = {
  /** Whether it is shown. */
  readonly show: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Puts it over every other modal: layer 100 instead of 0. (UIX-7) */
  readonly isTop?: boolean | undefined;
  readonly isWide?: boolean | undefined;
  /** A press beside it closes it too; off for forms, where it would lose what was typed. */
  readonly closesOutside?: boolean | undefined;
  readonly footer?: ReactNode | undefined;
  readonly children: ReactNode;
};

/** What a question before a step that cannot be taken back is given. */
export type ConfirmProps = {
  readonly show: boolean;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** The safe answer, first and in focus. */
  readonly keep: string;
  /** The acting answer, named after what it does. */
  readonly act: string;
  readonly isDanger?: boolean | undefined;
  readonly onKeep: () => void;
  readonly onAct: () => void;
};
