import { useState, type ChangeEvent } from 'react';

const NUMBER = /^-?\d+(?:[.,]\d+)?$/u;

/** A value as it stands in its field: a decimal comma, no spaces. */
export function shownValue(value: number): string {
  return String(value).replace('.', ',');
}

/** The number that a text means, comma or point, spaces between thousands; null where it is none, or beyond all numbers. */
export function typedNumber(text: string): number | null {
  const plain = text.replace(/\s/gu, '').replace('−', '-');
  const number = NUMBER.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/**
 * What an input of a number needs: it can be emptied and begun with a minus while it is typed, with a comma in it; only what is a number
 * is told. Not of the type "number": that one drops a comma where the browser is not Polish, and changes under a turning wheel.
 */
export function useTypedNumber(value: number, onChange: (value: number) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const meant = typed === null ? null : typedNumber(typed);
  return {
    value: typed !== null && (meant === null || meant === value) ? typed : shownValue(value),
    inputMode: 'decimal',
    autoComplete: 'off',
    onBlur: () => setTyped(null),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(target.value);
      const next = typedNumber(target.value);
      if (next !== null) onChange(next);
    },
  } as const;
}
