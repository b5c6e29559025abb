import { carSetting, CAR_TYPES, ROUND_UNITS, roundSeconds, roundsOf, type GameState } from '@fracht/engine';
import { gameText, scaledText, soloText } from '@fracht/content';
import { formatDuration, formatWholeZloty } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { useGame, useIsSolo } from '../store/hooks.ts';
import { askForHints } from '../store/ui-store.ts';
import { useDuel } from './use-game-details.ts';
import card from './lobby-card.module.css';
import styles from './lobby-screen.module.css';

/** The game in a few sentences, with the numbers of its settings; a student may start the tour while waiting. */
export function LobbyRules({ hasHints }: { readonly hasHints: boolean }) {
  const minutes = useGame((game) => (ROUND_UNITS * game.setup.settings.unit_ms) / 60_000);
  const hours = useGame((game) => roundSeconds(game.setup) / 60);
  const rounds = useGame((game) => roundsOf(game.setup));
  const cars = useGame(fleetSize);
  const cost = useGame((game) => game.setup.settings.standing_cost);
  const isSolo = useIsSolo();
  // A duel's fleet is that of the lesson, whoever is here.
  const isDuel = (useDuel() ?? null) !== null;
  const { rules } = gameText.lobby;
  return (
    <section className={card.card}>
      <h2>{rules.title}</h2>
      <ul className={styles.rules}>
        <li>{rules.rounds(rounds, formatDuration(minutes), formatDuration(hours))}</li>
        {isDuel ? null : <li>{(isSolo ? soloText : rules).company(cars)}</li>}
        <li>{rules.score}</li>
        {cost > 0 ? <li>{rules.standing(formatWholeZloty(cost))}</li> : null}
        <li>{scaledText}</li>
      </ul>
      {hasHints ? (
        <div className={styles.foot}>
          <Button size="s" onClick={askForHints}>
            {rules.hints}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** How many company cars there would be if the game began with the students who are here. (NEW-3) */
function fleetSize({ players, setup }: GameState): number {
  const students = Math.max(1, players.filter(({ type, status }) => type === 'STUDENT' && status !== 'LEFT').length);
  const sizes = CAR_TYPES.map((type) => Math.floor(carSetting(setup.settings, type, 'cars_per_player') * students));
  return sizes.reduce((sum, size) => sum + Math.max(1, size), 0);
}
