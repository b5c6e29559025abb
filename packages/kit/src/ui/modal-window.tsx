import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { uiText } from '@fracht/content';
import { useBackCloses } from './back-closes.ts';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import type { ConfirmProps, ModalProps } from './modal-props.ts';
import styles from './modal-window.module.css';

/** The window of a Modal, loaded when one is first opened. */
export function ModalWindow({
  show,
  onClose,
  title,
  isTop = false,
  isWide = false,
  closesOutside = false,
  footer,
  children,
}: ModalProps) {
  useBackCloses(show, onClose);
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

/** The window of a Confirm, loaded when one is first opened. */
export function ConfirmWindow({ show, title, text, keep, act, isDanger = true, onKeep, onAct }: ConfirmProps) {
  useBackCloses(show, onKeep);
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
