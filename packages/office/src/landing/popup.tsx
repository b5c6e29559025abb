import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { uiText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import type { Typed } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { QuietMap } from './hero-map.tsx';
import styles from './popup.module.css';

/**
 * A window that replaces the page's content; the header stays, with a plain map behind. The focus goes to its first field, and back when it closes; Escape and
 * Zamknij close it, after a confirmation if something was typed. (LND-4, LND-6, FRM-4)
 */
export function Popup({
  title,
  onClose,
  isWide = false,
  typed,
  children,
}: {
  title: string;
  onClose: () => void;
  isWide?: boolean;
  /** What was typed in its form. */
  typed?: Typed;
  children: ReactNode;
}) {
  const titleId = useId();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const first = box.current?.querySelector<HTMLElement>('[data-body] :is(input, textarea, select)');
    (first ?? box.current)?.focus();
    return () => (before instanceof HTMLElement ? before.focus() : undefined);
  }, []);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <main className={styles.place}>
      <QuietMap className={styles.map} />
      <dialog
        open
        className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
        aria-labelledby={titleId}
        ref={box}
        tabIndex={-1}
        onKeyDown={onKey}
      >
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <Button kind="ghost" iconOnly aria-label={uiText.close} onClick={onClose}>
            <X className="i-l" aria-hidden="true" />
          </Button>
        </div>
        <div className={styles.content} data-body>
          {children}
        </div>
      </dialog>
      {typed === undefined ? null : <TypedQuestion typed={typed} />}
    </main>
  );
}

/** The padded part of a window. */
export function PopupBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

/** The footer of a window, below a line. */
export function PopupFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
