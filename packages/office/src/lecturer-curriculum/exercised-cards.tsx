import { curriculumText, EXERCISED_UNITS, type ExercisedUnit } from '@fracht/content';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';

const PARTS = ['whole', 'partly', 'not'] as const;

/** For each qualification: what games exercise, exercise only partly, and do not exercise. (CRR-4) */
export function ExercisedCards() {
  const text = curriculumText.exercised;
  return (
    <section className="stack stack-4" aria-labelledby="exercised">
      <h2 id="exercised">{text.title}</h2>
      <p className="muted">{text.note}</p>
      {EXERCISED_UNITS.map((unit) => (
        <UnitCard key={unit.unit} unit={unit} />
      ))}
    </section>
  );
}

function UnitCard({ unit }: { readonly unit: ExercisedUnit }) {
  return (
    <Card>
      <CardHead title={unit.unit} />
      <CardBody>
        <div className="stack stack-3">
          {PARTS.map((part) => (
            <div key={part}>
              <h3>{curriculumText.exercised[part]}</h3>
              <ul>
                {unit[part].map((area) => (
                  <li key={area}>{area}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </CardBody>
    </Card>
  );
}
