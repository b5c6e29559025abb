import { useState, type ChangeEvent } from 'react';

const NUMBER = /^-?\d+(?:[.,]\d+)?$/u;

/** A number as its field shows it: decimal comma, no spaces between thousands. */
export function fieldNumber(value: number): string {
  return String(value).replace('.', ',');
}

/** Parses a typed number: comma or point, spaces between thousands. Null if it is not a finite number. */
export function parseNumber(text: string): number | null {
  const plain = text.replace(/\s/gu, '').replace('−', '-');
  const number = NUMBER.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/**
 * Props for a number's input, which may be empty, hold only a minus or end in a comma while it is typed; `onChange` receives valid numbers only. Not an input
 * of type "number": in a browser that is not set to Polish that rejects the comma, and turning the mouse wheel changes it.
 */
export function useTypedNumber(value: number, onChange: (value: number) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const meant = typed === null ? null : parseNumber(typed);
  return {
    value: typed !== null && (meant === null || meant === value) ? typed : fieldNumber(value),
    inputMode: 'decimal',
    autoComplete: 'off',
    onBlur: () => setTyped(null),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(target.value);
      const next = parseNumber(target.value);
      if (next !== null) onChange(next);
    },
  } as const;
}
