import { GLOSSARY, type HelpPage, helpText, sourcesText } from '@fracht/content';
import { datedSources } from './dated-sources.ts';
import { SourceList } from './source-list.tsx';
import { TermEntry } from './term-entry.tsx';
import styles from './help.module.css';

type ScreenHelpProps = {
  readonly page: HelpPage;
  readonly title: string;
  readonly settings: Readonly<Record<string, number>>;
};

/** What is seen on a screen, what is done there, and the terms needed for it. (HLP-2) */
export function ScreenHelp({ page, title, settings }: ScreenHelpProps) {
  return (
    <section className={styles.screen} aria-label={title}>
      <h3>{title}</h3>
      <h4>{helpText.see}</h4>
      <ul>
        {page.see.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h4>{helpText.act}</h4>
      <ul>
        {page.act.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {page.sources === undefined ? null : (
        <>
          <h4>{sourcesText.title}</h4>
          <SourceList sources={datedSources(page.sources)} />
        </>
      )}
      <h4>{helpText.words}</h4>
      <dl className={styles.terms}>
        {page.terms.map((id) => (
          <TermEntry key={id} term={GLOSSARY[id]} settings={settings} />
        ))}
      </dl>
    </section>
  );
}
