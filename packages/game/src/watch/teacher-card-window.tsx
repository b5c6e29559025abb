import { type ReactNode, useState } from 'react';
import { Eye, EyeOff, Printer } from 'lucide-react';
import { competenceLabels, sourcesText, teacherCardText } from '@fracht/content';
import type { SituationCardPayload } from '@fracht/protocol';
import { SourceList } from '@fracht/kit/help/source-list.tsx';
import { useSituationCards } from '@fracht/kit/api/lesson-queries.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import styles from './teacher-card.module.css';

type TeacherCardWindowProps = { readonly id: string; readonly name: string; readonly onClose: () => void };

/** A teacher's notes on a situation. The right answer is hidden until it is asked for: a class may see the screen. (TCH-5) */
export function TeacherCardWindow({ id, name, onClose }: TeacherCardWindowProps) {
  const { data, isError } = useSituationCards();
  const card = data?.find((one) => one.id === id);
  const pending = isError ? teacherCardText.failed : teacherCardText.loading;
  return (
    <Modal
      show
      isTop
      closesOutside
      title={teacherCardText.title(name)}
      onClose={onClose}
      footer={card === undefined ? undefined : <PrintButton />}
    >
      {card === undefined ? (
        <p role="status">{data === undefined ? pending : teacherCardText.none}</p>
      ) : (
        <Card card={card} />
      )}
    </Modal>
  );
}

/** Prints only the card, with the right answer if it is shown. */
function PrintButton() {
  return (
    <Button onClick={() => window.print()}>
      <Printer className="i" aria-hidden="true" />
      {teacherCardText.print}
    </Button>
  );
}

function Card({ card }: { readonly card: SituationCardPayload }) {
  const text = teacherCardText;
  const { competence, teaches, ask, sources, practice, why, right } = card;
  return (
    <dl className={styles.facts}>
      {teaches === '' ? null : <Fact name={text.teaches} value={teaches} />}
      {competence === null ? null : <Fact name={text.competence} value={competenceLabels[competence]} />}
      {ask === '' ? null : <Fact name={text.ask} value={ask} />}
      <Fact
        name={sourcesText.title}
        value={
          sources.length === 0 && practice === '' ? text.noSource : <SourceList sources={sources} practice={practice} />
        }
      />
      {right.length > 0 ? <RightWay right={right} why={why} /> : null}
      {right.length === 0 && teaches === '' ? <Fact name={text.right} value={text.asksNothing} /> : null}
    </dl>
  );
}

function RightWay({ right, why }: Pick<SituationCardPayload, 'right' | 'why'>) {
  const text = teacherCardText;
  const [isShown, setIsShown] = useState(false);
  const Sign = isShown ? EyeOff : Eye;
  return (
    <>
      <div>
        <dt>{text.right}</dt>
        <dd>
          <Button size="s" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            <Sign className="i" aria-hidden="true" />
            {isShown ? text.hide : text.show}
          </Button>
          {isShown ? (
            <ol className={styles.way}>
              {right.map(({ question, answer, feedback }) => (
                <li key={question}>
                  <span className="muted">{question}</span>
                  <b>{answer}</b>
                  <span>{feedback}</span>
                </li>
              ))}
            </ol>
          ) : (
            <p className="small muted">{text.secret}</p>
          )}
        </dd>
      </div>
      {isShown && why !== '' ? <Fact name={text.why} value={why} /> : null}
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
