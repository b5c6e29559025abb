import { useEffect, useRef, useState } from 'react';
import { SearchBox } from '@fracht/kit/ui/field.tsx';

/** The debounce of the search, in ms. */
const PAUSE_MS = 150;

/** A search box for a long list: it shows what is typed at once, and searches debounced. */
export function LateSearch({
  label,
  placeholder,
  value,
  onSearch,
}: {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address now contains the text: from here on it determines what is searched.
  if (typed !== null && typed === value) setTyped(null);
  return (
    <SearchBox
      label={label}
      placeholder={placeholder}
      value={typed ?? value}
      onSearch={(text) => {
        setTyped(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onSearch(text), PAUSE_MS);
      }}
    />
  );
}
