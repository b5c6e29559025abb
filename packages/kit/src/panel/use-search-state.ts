import { useNavigate, useSearch } from '@tanstack/react-router';

/** A list's state as kept in the address: texts by name; an absent one reads as empty. */
export type SearchState = {
  readonly get: (name: string) => string;
  readonly set: (changes: Readonly<Record<string, string>>) => void;
};

/** Search, filter, order and page of a list, kept in the address, so that links and the Back button restore them. (PAN-2) */
export function useSearchState(): SearchState {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const get = (name: string): string => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const set = (changes: Readonly<Record<string, string>>): void => {
    const next = Object.entries({ ...search, ...changes }).filter(([, value]) => value !== '');
    void navigate({ to: '.', search: Object.fromEntries(next), replace: true, resetScroll: false });
  };
  return { get, set };
}
