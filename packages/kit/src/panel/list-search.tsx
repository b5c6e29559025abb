import { SearchBox } from '../ui/field.tsx';
import { useSearchState } from './use-search-state.ts';

/** The search field of a list; its text is kept in the address as `q`. */
export function ListSearch({ text }: { text: { readonly search: string; readonly searchHint: string } }) {
  const address = useSearchState();
  return (
    <SearchBox
      label={text.search}
      placeholder={text.searchHint}
      value={address.get('q')}
      onSearch={(q) => address.set({ q })}
    />
  );
}
