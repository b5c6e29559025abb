import { type RefObject, useEffect, useRef } from 'react';
import { useSearchState } from '@fracht/kit/panel/use-search-state.ts';

/** A function that focuses the field of a setting, after clearing search and filter if they hide it. */
export function useSettingField(form: RefObject<HTMLFormElement | null>): (key: string) => void {
  const address = useSearchState();
  const awaited = useRef<string | null>(null);
  const isAll = address.get('q') === '' && address.get('pokaz') === '';
  useEffect(() => {
    if (awaited.current === null || !isAll) return;
    fieldIn(form.current, awaited.current)?.focus();
    awaited.current = null;
  }, [isAll, form]);
  return (key) => {
    const field = fieldIn(form.current, key);
    if (field !== null) return field.focus();
    awaited.current = key;
    return address.set({ q: '', pokaz: '' });
  };
}

function fieldIn(form: HTMLFormElement | null, key: string): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`[name="${CSS.escape(key)}"]`) ?? null;
}
