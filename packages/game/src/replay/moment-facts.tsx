import { carsOf, findPlayer, gameTotals, isDriving, isSleeping, type GameState } from '@fracht/engine';
import { replayText } from '@fracht/content';
import { formatGameHour, formatNumber, formatWholeZloty } from '@fracht/kit/format.ts';
import { useGame, useViewer } from '../store/hooks.ts';
import type { GameViewer } from '../store/game-store.ts';
import { replayStore } from './replay-store.ts';
import styles from './moment-facts.module.css';

/** How the company stood at the moment; for a teacher, how the whole class did. */
export function MomentFacts() {
  const viewer = useViewer();
  const at = replayStore((store) => store.at);
  const { money, points, driving, resting } = useGame((game) => factsOf(game, viewer));
  const { state: words } = replayText;
  const facts = [
    [words.money, formatWholeZloty(money / 100)],
    [words.driving, formatNumber(driving)],
    [words.points, formatNumber(points)],
    [words.resting, formatNumber(resting)],
  ] as const;
  return (
    <section className={styles.facts}>
      <h3>{words.title(formatGameHour(at / 60))}</h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function factsOf(game: GameState, { player, type }: GameViewer) {
  const isTeacher = type === 'TEACHER';
  const own = isTeacher ? gameTotals(game) : (findPlayer(game, player) ?? { money: 0, points: 0 });
  const cars = isTeacher ? game.cars.filter((car) => car.player !== null && !car.gone) : carsOf(game, player);
  const count = (is: typeof isDriving): number => cars.filter(({ state }) => is(state.action)).length;
  return { money: own.money, points: own.points, driving: count(isDriving), resting: count(isSleeping) };
}
