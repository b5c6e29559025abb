import { lessonsText } from '@fracht/content';
import type { LessonSituation } from '@fracht/protocol';
import { TeacherCardButton } from '@fracht/game/watch/teacher-card-button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Count } from '@fracht/kit/ui/chip.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import styles from './lessons.module.css';

/** The situations of a lesson with the teacher's card of each, and which of them its game will not have. (RDL-4) */
export function LessonSituations({ situations }: { readonly situations: readonly LessonSituation[] }) {
  const text = lessonsText.situations;
  const missing = situations.filter(({ state }) => state === 'MISSING').length;
  const isChanged = situations.some(({ state }) => state === 'CHANGED');
  return (
    <Card>
      <CardHead title={text.title}>
        <Count value={situations.length} />
      </CardHead>
      <CardBody className={styles.words}>
        {missing === 0 ? null : (
          <Note tone="warn">
            <b>{text.missing(missing)}</b>
            <bdi>{` ${text.missingText}`}</bdi>
          </Note>
        )}
        {isChanged ? <Note>{text.changed}</Note> : null}
        <ul className={styles.situations} aria-label={text.count(situations.length)}>
          {situations.map(({ id, name, state }) => (
            <li key={id}>
              <span>
                <span className={state === 'MISSING' ? 'muted' : undefined}>{name}</span>
                {state === 'READY' ? null : <small>{text.states[state]}</small>}
              </span>
              {state === 'MISSING' ? null : <TeacherCardButton id={id} name={name} />}
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
