import { GLOSSARY, helpText, TERM_FORMS, type TermId } from '@fracht/content';
import { Popover } from '../ui/popover.tsx';
import { termParts, termsIn } from './term-parts.ts';
import styles from './marked-text.module.css';

/** A text whose technical terms are buttons that explain them. (HLP-6) */
export function MarkedText({ text }: { readonly text: string }) {
  return termParts(text).map(({ text: words, term }, index) =>
    term === null ? <bdi key={index}>{words}</bdi> : <TermButton key={index} term={term} words={words} />,
  );
}

/** The technical terms of several texts, in a row under a small title. (HLP-6) */
export function MarkedTerms({ texts }: { readonly texts: readonly string[] }) {
  const terms = termsIn(texts);
  if (terms.length === 0) return null;
  return (
    <p className={styles.row}>
      <span>{helpText.inAnswers}</span>
      {terms.map((term) => (
        <TermButton key={term} term={term} words={GLOSSARY[term].word} />
      ))}
    </p>
  );
}

/** A button that explains a technical term: what it means, never the rule behind it, since the question may be about the rule. */
function TermButton({ term, words }: { readonly term: TermId; readonly words: string }) {
  const { word, means } = GLOSSARY[term];
  return (
    <Popover trigger={words} triggerClass={styles.word ?? ''} label={words} title={word} align="start">
      <p className={styles.is}>{TERM_FORMS[term].is ?? means}</p>
    </Popover>
  );
}
