import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './choice.module.css';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>;

/** A checkbox; its value takes effect when the form is saved. */
export function Check({ children, className, ...rest }: InputProps & { readonly children: ReactNode }) {
  return (
    <label className={classNames(styles.check, className)}>
      <input type="checkbox" {...rest} />
      <span>{children}</span>
    </label>
  );
}

/** A checkbox for a row or a whole list; its label is for screen readers only. */
export function Pick({ label, ...rest }: InputProps & { readonly label: string }) {
  return (
    <label className={styles.pick}>
      <input type="checkbox" aria-label={label} {...rest} />
    </label>
  );
}

export type SwitchProps = Omit<InputProps, 'title'> & {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly checked: boolean;
};

/** A switch: a checkbox drawn as on or off, with an optional second line. */
export function Switch({ title, note, checked, ...rest }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input type="checkbox" role="switch" checked={checked} aria-checked={checked} {...rest} />
      <span>
        <b>{title}</b>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </span>
    </label>
  );
}

/** One of a few choices as a card with a second line; put several with one `name` into RadioCards. */
export function RadioCard({
  title,
  note,
  ...rest
}: InputProps & { readonly title: ReactNode; readonly note: ReactNode }) {
  return (
    <label className={styles.card}>
      <input type="radio" {...rest} />
      <span>
        <b>{title}</b>
        <span className={styles.note}>{note}</span>
      </span>
    </label>
  );
}

/** A group of radio cards side by side under one label. */
export function RadioCards({
  label,
  isLabelHidden = false,
  children,
}: {
  label: string;
  isLabelHidden?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.cards}>
      <legend className={isLabelHidden ? 'vh' : styles.legend}>{label}</legend>
      <div className={styles.row}>{children}</div>
    </fieldset>
  );
}
