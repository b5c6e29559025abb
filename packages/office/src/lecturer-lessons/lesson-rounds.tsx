import { Eye, Hand, Presentation } from 'lucide-react';
import { lessonsText } from '@fracht/content';
import type { RoundPlanPayload } from '@fracht/protocol';
import styles from './lessons.module.css';

const PARTS = [
  { part: 'show', Sign: Presentation },
  { part: 'ask', Sign: Hand },
  { part: 'watch', Sign: Eye },
] as const;

/** What to show, ask and watch, round by round. (RDL-2) */
export function LessonRounds({ rounds }: { readonly rounds: readonly RoundPlanPayload[] }) {
  return (
    <ol className={styles.rounds}>
      {rounds.map((round, index) => (
        <li key={round.title}>
          <h3>{lessonsText.round(index + 1, round.title)}</h3>
          <dl>
            {PARTS.map(({ part, Sign }) => (
              <div key={part} className={styles.part}>
                <dt>
                  <Sign className="i" aria-hidden="true" />
                  <bdi>{lessonsText[part]}</bdi>
                </dt>
                {round[part].map((line) => (
                  <dd key={line}>{line}</dd>
                ))}
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
