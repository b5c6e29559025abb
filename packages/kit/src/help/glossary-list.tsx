import { useState } from 'react';
import { GLOSSARY, helpText, sourcesText, type Term, withSettings } from '@fracht/content';
import { searchText } from '../search-text.ts';
import { SearchBox } from '../ui/field.tsx';
import { TermEntry } from './term-entry.tsx';
import styles from './help.module.css';

const POLISH = new Intl.Collator('pl');
const ALL: readonly Term[] = Object.values(GLOSSARY).toSorted((one, other) => POLISH.compare(one.word, other.word));

type SettingNumbers = Readonly<Record<string, number>>;

/** The whole glossary, searched by term, by synonym and by definition, with or without Polish diacritics. (HLP-3) */
export function GlossaryList({ settings }: { readonly settings: SettingNumbers }) {
  const [sought, setSought] = useState('');
  const words = searchText(sought).split(' ').filter(Boolean);
  const found = ALL.filter((term) => {
    const text = searchText(wholeText(term, settings));
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      <SearchBox label={helpText.search} placeholder={helpText.search} value={sought} onSearch={setSought} />
      <p role="status" className="small muted">
        {helpText.found(found.length)}
      </p>
      <dl className={styles.terms}>
        {found.map((term) => (
          <TermEntry key={term.word} term={term} settings={settings} />
        ))}
      </dl>
    </>
  );
}

function wholeText(term: Term, settings: SettingNumbers): string {
  const { word, also = '', means, inGame = '', sources = [], practice = '' } = term;
  const places = sources.map(sourcesText.place).join(' ');
  return `${word} ${also} ${means} ${withSettings(inGame, settings)} ${places} ${practice}`;
}
