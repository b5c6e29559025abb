import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { wholeTexts } from './whole-texts.tsx';
import styles from './button.module.css';

export type ButtonKind = 'plain' | 'primary' | 'danger' | 'ghost' | 'link';
export type ButtonSize = 's' | 'm' | 'l';

export type ButtonLook = {
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
  /** Square, for an icon alone; the button then needs an aria-label. */
  readonly iconOnly?: boolean | undefined;
};

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** Work is under way: the button keeps its width, shows a spinner and ignores presses. */
    readonly isBusy?: boolean | undefined;
    /** Why the button cannot be pressed now; shown on hover and read by screen readers. The button stays focusable. */
    readonly reason?: string | null | undefined;
    readonly ref?: Ref<HTMLButtonElement>;
    readonly children: ReactNode;
  };

const KIND_CLASS: Readonly<Record<ButtonKind, string | undefined>> = {
  plain: undefined,
  primary: styles.primary,
  danger: styles.danger,
  ghost: styles.ghost,
  link: styles.link,
};

/** The class that makes an element look like a button; links and menu triggers use it, too. */
export function buttonClass({ kind = 'plain', size = 'm', iconOnly = false }: ButtonLook): string {
  if (kind === 'link') return classNames(styles.link);
  return classNames(
    styles.button,
    KIND_CLASS[kind],
    size === 's' && styles.small,
    size === 'l' && styles.large,
    iconOnly && styles.iconOnly,
  );
}

/** A button: plain, primary, danger, ghost or link; busy and disabled with a reason. */
export function Button({
  kind,
  size,
  iconOnly,
  isBusy = false,
  reason = null,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isOff = isBusy || reason !== null;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ kind, size, iconOnly }), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isOff || undefined}
      title={reason ?? rest.title}
      onClick={isOff ? stop : onClick}
    >
      {isBusy ? <span className={styles.spin} aria-hidden="true" /> : null}
      {wholeTexts(children)}
    </button>
  );
}

function stop(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
