import {
  useId,
  type FocusEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { ChevronDown, CircleAlert, Search } from 'lucide-react';
import { clearFieldErrors, useFieldErrors } from './field-errors.ts';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

type Shared = {
  readonly label: ReactNode;
  /** The name of the value in the request: errors that the server reports under it are shown here. */
  readonly name: string;
  readonly hint?: ReactNode | undefined;
  /** An error found in the browser; shown before the server's. */
  readonly error?: string | null;
  readonly isSmall?: boolean | undefined;
};

type FieldFrame = {
  readonly id: string;
  readonly hintId: string;
  readonly errorId: string;
  readonly errors: readonly string[];
};

function useFrame(name: string, error: string | null | undefined, ownId?: string): FieldFrame {
  const madeId = useId();
  const id = ownId ?? madeId;
  const fromServer = useFieldErrors(name);
  const errors = error === null || error === undefined ? fromServer : [error, ...fromServer];
  return { id, hintId: `${id}-hint`, errorId: `${id}-error`, errors };
}

function described({ hintId, errorId, errors }: FieldFrame, hint: ReactNode): string | undefined {
  const ids = [hint === undefined ? null : hintId, errors.length === 0 ? null : errorId].filter(
    (part) => part !== null,
  );
  return ids.length === 0 ? undefined : ids.join(' ');
}

function Around({
  frame,
  label,
  hint,
  children,
}: {
  frame: FieldFrame;
  label: ReactNode;
  hint: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={frame.id} className={styles.label}>
        {label}
      </label>
      {children}
      <FieldErrorList id={frame.errorId} errors={frame.errors} />
      {hint === undefined ? null : (
        <p className={styles.hint} id={frame.hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The list of errors under the field they belong to. (FRM-1) */
export function FieldErrorList({ id, errors }: { id?: string | undefined; errors: readonly string[] }) {
  if (errors.length === 0) return null;
  return (
    <ul className={styles.errors} id={id}>
      {errors.map((error) => (
        <li key={error} className={styles.error}>
          <CircleAlert className={styles.errorIcon} aria-hidden="true" />
          <bdi>{error}</bdi>
        </li>
      ))}
    </ul>
  );
}

export type FieldProps = Shared &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> & {
    readonly unit?: string | undefined;
    readonly after?: ReactNode | undefined;
  };

/** One line of input with label, hint, errors and an optional unit; a change clears its server errors. (FRM-2) */
export function Field({
  label,
  name,
  hint,
  error,
  isSmall = false,
  unit,
  after,
  onChange,
  className,
  ...rest
}: FieldProps) {
  const frame = useFrame(name, error);
  const input = (
    <input
      {...rest}
      id={frame.id}
      name={name}
      className={classNames(styles.input, isSmall && styles.small, rest.type === 'number' && styles.number, className)}
      aria-invalid={frame.errors.length > 0 || undefined}
      aria-describedby={described(frame, hint)}
      onChange={(event) => {
        clearFieldErrors(name);
        onChange?.(event);
      }}
    />
  );
  return (
    <Around frame={frame} label={label} hint={hint}>
      {unit === undefined && after === undefined ? (
        input
      ) : (
        <span className={unit === undefined ? styles.beside : styles.unit}>
          {input}
          {unit === undefined ? after : <span>{unit}</span>}
        </span>
      )}
    </Around>
  );
}

export type TextareaFieldProps = Shared & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>;

/** Several lines of input; editing it clears every field's errors. (FRM-2, FRM-3) */
export function TextareaField({
  label,
  name,
  hint,
  error,
  isSmall = false,
  onChange,
  className,
  ...rest
}: TextareaFieldProps) {
  const frame = useFrame(name, error, rest.id);
  return (
    <Around frame={frame} label={label} hint={hint}>
      <textarea
        rows={5}
        {...rest}
        id={frame.id}
        name={name}
        className={classNames(styles.input, styles.area, isSmall && styles.small, className)}
        aria-invalid={frame.errors.length > 0 || undefined}
        aria-describedby={described(frame, hint)}
        onChange={(event) => {
          clearFieldErrors();
          onChange?.(event);
        }}
      />
    </Around>
  );
}

export type SelectFieldProps = Shared & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name'>;

/** A native select with label, hint and errors. */
export function SelectField({
  label,
  name,
  hint,
  error,
  isSmall = false,
  onChange,
  children,
  ...rest
}: SelectFieldProps) {
  const frame = useFrame(name, error);
  return (
    <Around frame={frame} label={label} hint={hint}>
      <span className={styles.select}>
        <select
          {...rest}
          id={frame.id}
          name={name}
          className={classNames(styles.input, isSmall && styles.small)}
          aria-invalid={frame.errors.length > 0 || undefined}
          aria-describedby={described(frame, hint)}
          onChange={(event) => {
            clearFieldErrors(name);
            onChange?.(event);
          }}
        >
          {children}
        </select>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </span>
    </Around>
  );
}

/** A select that filters a list: no label above, its name is read only by screen readers. */
export function FilterSelect({
  label,
  isSmall = false,
  children,
  ...rest
}: { label: string; isSmall?: boolean | undefined } & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className={styles.select}>
      <select {...rest} aria-label={label} className={classNames(styles.input, isSmall && styles.small)}>
        {children}
      </select>
      <ChevronDown className={styles.arrow} aria-hidden="true" />
    </span>
  );
}

/** A search box for the list below it; `onSearch` gets the text at every change. */
export function SearchBox({
  label,
  placeholder,
  value,
  onSearch,
  onFocus,
}: {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
}) {
  return (
    <div className={styles.search}>
      <Search className={styles.glass} aria-hidden="true" />
      <input
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onFocus={onFocus}
        onChange={(event) => onSearch(event.target.value)}
      />
    </div>
  );
}
