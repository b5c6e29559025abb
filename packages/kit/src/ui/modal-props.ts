import type { ReactNode } from 'react';

/** Props of a modal window. */
export type ModalProps = {
  /** Whether it is shown. */
  readonly show: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Puts it over every other modal: layer 100 instead of 0. (UIX-7) */
  readonly isTop?: boolean | undefined;
  readonly isWide?: boolean | undefined;
  /** A press outside closes it too; off for forms, where typed text would be lost. */
  readonly closesOutside?: boolean | undefined;
  readonly footer?: ReactNode | undefined;
  readonly children: ReactNode;
};

/** Props of a question before a step that cannot be undone. */
export type ConfirmProps = {
  readonly show: boolean;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** The label of the safe answer, which comes first and has the focus. */
  readonly keep: string;
  /** The label of the answer that acts, named after what it does. */
  readonly act: string;
  readonly isDanger?: boolean | undefined;
  readonly onKeep: () => void;
  readonly onAct: () => void;
};
