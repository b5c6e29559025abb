import { competenceLabels, homeworkText } from '@fracht/content';
import { HOMEWORK_LIMITS } from '@fracht/protocol';
import { roundMinutes, type ReadSetting } from '../lecturer-games/new-game-rules.ts';
import { useSettingReader } from '../lecturer-games/use-setting-reader.ts';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { formatDayTime, formatSeconds } from '@fracht/kit/format.ts';
import { type HomeworkDraft, spanOfDraft } from './homework-draft.ts';
import styles from './homework-preview.module.css';

/** What the students will get, in words, while the assignment is filled in. (HWO-2) */
export function HomeworkPreview({ draft }: { readonly draft: HomeworkDraft }) {
  const text = homeworkText.preview;
  const setting = useSettingReader();
  const span = spanOfDraft(draft);
  const facts: readonly (readonly [string, string])[] = [
    [text.length, lengthWords(draft.rounds, setting)],
    [text.orders, draft.from === null ? text.drawn : text.fromGame],
    [text.beside, draft.bots === 0 ? text.alone : text.bots(draft.bots, homeworkText.form.levels[draft.level])],
    [text.situations, situationWords(draft)],
    [text.span, span === null ? text.noSpan : homeworkText.span(formatDayTime(span.from), formatDayTime(span.to))],
    [text.attempts, text.attemptWords(draft.attempts, draft.counts === 'BEST')],
  ];
  return (
    <Card label={text.title} className={styles.preview}>
      <CardHead title={text.title} />
      <CardBody>
        <h3 className={styles.name}>{draft.title.trim() === '' ? text.untitled : draft.title}</h3>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ul className={styles.notes}>
          {[...text.notes, text.shown[draft.shown]].map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

/** Rounds, and how long they take at a lesson's pace and at the fastest. */
function lengthWords(rounds: number, setting: ReadSetting | null): string {
  const { lengthWords: words, rounds: count } = homeworkText.preview;
  if (setting === null) return count(rounds);
  const seconds = rounds * roundMinutes(setting) * 60;
  return words(rounds, formatSeconds(seconds), formatSeconds(seconds / HOMEWORK_LIMITS.speed));
}

function situationWords({ situations, topics }: HomeworkDraft): string {
  const text = homeworkText.preview;
  if (!situations) return text.noSituations;
  return topics.length === 0 ? text.allSituations : topics.map((topic) => competenceLabels[topic]).join(', ');
}
