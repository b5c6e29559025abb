import { findParking, type PlanStep, type World } from '@fracht/engine';
import { gameText } from '@fracht/content';
import { formatGameHour } from '@fracht/kit/format.ts';
import { parkingName } from '../parts/parking-words.ts';
import { cityName } from '../parts/route-words.ts';
import styles from './side-card.module.css';

const SHOWN = 4;

/** The next steps of a plan with their hours. */
export function PlanSteps({ steps, world }: { readonly steps: readonly PlanStep[]; readonly world: World }) {
  return (
    <dl className={styles.steps}>
      {steps.slice(0, SHOWN).map((step) => (
        <div key={`${step.activity}${step.from}`} style={{ display: 'contents' }}>
          <dt>{formatGameHour(step.from / 60)}</dt>
          <dd>{stepWords(step, world)}</dd>
        </div>
      ))}
    </dl>
  );
}

function stepWords(step: PlanStep, world: World): string {
  const parking = step.parking === null ? undefined : findParking(world, step.parking);
  const words = gameText.card.steps[step.activity];
  if (parking !== undefined && parking !== null) return gameText.card.stepAt(words, parkingName(world, parking));
  return step.city === null ? words : gameText.card.stepAt(words, cityName(world, step.city));
}
