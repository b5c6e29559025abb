import { useEffect, useRef, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { uiText } from '@fracht/content';
import { rememberedGame } from '../session/browser-storage.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { useKeepsClear } from './keep-clear.ts';
import { messageParts, orderBelow } from './order-links.ts';
import { dismissToast, toastStore, type Toast, type ToastType } from './toasts.ts';
import { Unbroken } from './unbroken.tsx';
import styles from './toast-area.module.css';

const ICONS = { danger: CircleAlert, warning: TriangleAlert, info: Info, other: CircleCheck } as const satisfies Record<
  ToastType,
  unknown
>;

const NOTHING: readonly Toast[] = [];

/** The list of notices in the corner; it moves to the other end of the window rather than cover the focused element. (UIX-5, UIX-15) */
export function ToastArea() {
  const list = toastStore((state) => (state.isHeld ? NOTHING : state.list));
  const area = useRef<HTMLElement>(null);
  const isAbove = useKeepsClear(area, list.length === 0 ? null : list);
  return (
    <section ref={area} className={classNames(styles.area, isAbove && styles.above)} aria-label={uiText.notices}>
      {list.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

/** A notice goes by itself, except while somebody reads it: the pointer was moved onto it, or it has the focus. One that appears under a resting pointer is not held. */
function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => (isHeld ? undefined : runTimeOf(toast)), [isHeld, toast]);
  const Sign = ICONS[toast.type];
  return (
    <div
      className={classNames(styles.toast, styles[toast.type], toast.isPersonal && styles.personal)}
      role={toast.type === 'danger' ? 'alert' : 'status'}
      onMouseMove={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Sign className="i" aria-hidden="true" />
      <span className={styles.text}>
        <MessageText text={toast.text} home={toast.home ?? rememberedHome()} />
      </span>
      {toast.count === 1 ? null : <b className={styles.count}>{uiText.noticeTimes(toast.count)}</b>}
      {toast.actions.map((action) => (
        <Button
          key={action.text}
          size="s"
          className={styles.action}
          onClick={() => {
            dismissToast(toast.id);
            action.onPress();
          }}
        >
          {action.text}
        </Button>
      ))}
      <Button
        size="s"
        iconOnly
        className={styles.action}
        aria-label={uiText.close}
        onClick={() => dismissToast(toast.id)}
      >
        <X className="i" aria-hidden="true" />
      </Button>
    </div>
  );
}

/** Removes a notice after its time; a repeated one is another object here, and its time starts again. The returned function cancels the timer. */
function runTimeOf({ id, lasts }: Toast): () => void {
  const timer = setTimeout(() => dismissToast(id), lasts);
  return () => clearTimeout(timer);
}

/** A message with its order references as links; `home`: the address of the game they belong to, null: no links. (UIX-6) */
export function MessageText({ text, home }: { text: string; home: string | null }) {
  const parts = messageParts(text);
  if (home === null) return <Unbroken text={parts.map((part) => part.text).join('')} />;
  return parts.map((part, index) => {
    if (part.order === null) return <Unbroken key={index} text={part.text} />;
    return (
      <Link key={index} className={styles.whole} to={orderBelow(home, part.order)}>
        {part.text}
      </Link>
    );
  });
}

function rememberedHome(): string | null {
  const game = rememberedGame();
  return game === null ? null : `/game/${encodeURIComponent(game)}`;
}
