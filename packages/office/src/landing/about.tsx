import { landingText } from '@fracht/content';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { TYPE_GLYPHS } from '@fracht/kit/ui/type-glyph.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Section } from './section.tsx';
import styles from './about.module.css';

/** What the game is about, as one lesson of four rounds. Both texts are HTML sanitised by the server. (LND-2) */
export function About({ first, second }: { first: string; second: string }) {
  const text = landingText.about;
  return (
    <Section id="o-projekcie" isWhite>
      <h2>{text.title}</h2>
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: first }} />
      <ol className={styles.lesson} aria-label={text.lesson}>
        {text.rounds.map((round) => (
          <li key={round.title}>
            <p className={styles.when}>{round.when}</p>
            <h3>{round.title}</h3>
            <p>{round.text}</p>
          </li>
        ))}
      </ol>
      <ul className={styles.fleet} aria-label={text.fleetLabel}>
        {text.fleet.map(({ type, title, text: note }) => (
          <li key={type}>
            <span className={classNames(styles.sign, styles[type])}>
              <Icon name={TYPE_GLYPHS[type]} size={20} />
            </span>
            <b>{title}</b>
            <span className="small muted">{note}</span>
          </li>
        ))}
      </ul>
      {second === '' ? null : (
        <div className={classNames(styles.text, styles.second)} dangerouslySetInnerHTML={{ __html: second }} />
      )}
    </Section>
  );
}
