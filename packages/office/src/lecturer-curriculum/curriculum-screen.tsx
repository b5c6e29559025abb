import { curriculumText } from '@fracht/content';
import { useCurriculum } from '@fracht/kit/api/curriculum-queries.ts';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { PendingCard } from '@fracht/kit/panel/pending.tsx';
import { ExercisedCards } from './exercised-cards.tsx';
import { UnitsCard } from './units-card.tsx';

/**
 * The units of the core curriculum to which each competence belongs: proposed, changed and confirmed by the school's teachers; and which of them games
 * exercise. (CRR-1, CRR-4)
 */
export function CurriculumScreen() {
  const asked = useCurriculum();
  return (
    <>
      <PageHead title={curriculumText.title} sub={curriculumText.sub} />
      {asked.data === undefined ? (
        <PendingCard asked={asked} />
      ) : (
        <div className="stack stack-4">
          {asked.data.map((units) => (
            <UnitsCard key={units.competence} saved={units} />
          ))}
        </div>
      )}
      <ExercisedCards />
    </>
  );
}
