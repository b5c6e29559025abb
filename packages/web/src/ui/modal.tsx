import type { ReactNode } from 'react';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { uiText } from '@fracht/content';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './modal.module.css';

export type ModalProps = {
  /** Whether it is shown. */
  readonly show: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Puts it over every other modal: layer 100 instead of 0. (spec §9 "Modal layer") */
  readonly isTop?: boolean | undefined;
  readonly isWide?: boolean | undefined;
  /** A press beside it closes it too; off for forms, where it would lose what was typed. */
  readonly closesOutside?: boolean | undefined;
  readonly footer?: ReactNode | undefined;
  readonly children: ReactNode;
};

/**
 * A modal window: title, a close button labelled Zamknij, body, foot. Escape closes; focus stays inside and returns.
 * (spec §2 "Shared interface elements", §9; design kit "Dialog")
 */
export function Modal({
  show,
  onClose,
  title,
  isTop = false,
  isWide = false,
  closesOutside = false,
  footer,
  children,
}: ModalProps) {
  return (
    <Dialog.Root
      open={show}
      onOpenChange={(open) => (open ? undefined : onClose())}
      disablePointerDismissal={!closesOutside}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={classNames(styles.scrim, isTop && styles.top)} />
        <Dialog.Viewport className={classNames(styles.place, isTop && styles.top)}>
          <Dialog.Popup className={classNames(styles.dialog, isWide && styles.wide)}>
            <div className={styles.head}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Close
                className={classNames(buttonClass({ kind: 'ghost', iconOnly: true }), styles.close)}
                aria-label={uiText.close}
              >
                <X className="i-l" aria-hidden="true" />
              </Dialog.Close>
            </div>
            <div className={styles.body}>{children}</div>
            {footer === undefined ? null : <div className={styles.foot}>{footer}</div>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

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

/** Asks once before a step that cannot be taken back, naming the thing. (look.md Panels) */
export function Confirm({ show, title, text, keep, act, isDanger = true, onKeep, onAct }: ConfirmProps) {
  return (
    <AlertDialog.Root open={show} onOpenChange={(open) => (open ? undefined : onKeep())}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={classNames(styles.scrim, styles.top)} />
        <AlertDialog.Viewport className={classNames(styles.place, styles.top)}>
          <AlertDialog.Popup className={styles.dialog}>
            <div className={styles.head}>
              <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            </div>
            <div className={styles.body}>
              <AlertDialog.Description className="muted" render={<div />}>
                {text}
              </AlertDialog.Description>
            </div>
            <div className={classNames(styles.foot, 'end')}>
              <AlertDialog.Close className={buttonClass({})}>{keep}</AlertDialog.Close>
              <button type="button" className={buttonClass({ kind: isDanger ? 'danger' : 'primary' })} onClick={onAct}>
                {act}
              </button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
