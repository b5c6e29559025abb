import { sentencesText } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { useEarlierSentences } from '../parts/use-earlier-sentences.ts';
import card from './lobby-card.module.css';
import styles from './sentences-card.module.css';

const { begin, earlier: words } = sentencesText;

/** What was to be different this time: a student's own sentence, and what the group agreed on after its last game. Nothing if neither was written. (LOB-10) */
export function SentencesCard() {
  const data = useEarlierSentences();
  if (data === undefined || (data.own === null && data.agreed.length === 0)) return null;
  return (
    <section className={classNames(card.card, styles.earlier)}>
      {data.own === null ? null : (
        <>
          <h2>{words.own}</h2>
          <p>
            <b>{begin}</b>
            <bdi>{` ${data.own}`}</bdi>
          </p>
        </>
      )}
      {data.agreed.length === 0 ? null : (
        <>
          <h2>{words.agreed}</h2>
          <ol>
            {data.agreed.map((text, index) => (
              <li key={index}>{text}</li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
