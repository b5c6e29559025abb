import { lessonsText } from '@fracht/content';
import type { LessonSituation } from '@fracht/protocol';
import { useSituationCards } from '@fracht/kit/api/lesson-queries.ts';
import { SourceList } from '@fracht/kit/help/source-list.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import styles from './lessons.module.css';

/** The sources of the rules in the lesson's situations; printed with its plan. (RDL-5) */
export function LessonSources({ situations }: { readonly situations: readonly LessonSituation[] }) {
  const { data = [] } = useSituationCards();
  const told = situations.flatMap(({ id, name }) => {
    const card = data.find((one) => one.id === id);
    return card === undefined || card.sources.length === 0 ? [] : [{ ...card, name }];
  });
  if (told.length === 0) return null;
  return (
    <Card>
      <CardHead title={lessonsText.sources} />
      <CardBody>
        <ul className={styles.list}>
          {told.map(({ id, name, sources, practice }) => (
            <li key={id}>
              <b>{name}</b>
              <SourceList sources={sources} practice={practice} />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
