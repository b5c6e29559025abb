import { findPlayer, type GameState } from '@fracht/engine';
import { watchText } from '@fracht/content';
import { formatChange } from '@fracht/kit/format.ts';
import { playerName } from '../parts/player-name.ts';
import { answeredSituations } from './watched.ts';
import styles from './watch.module.css';

const SHOWN = 5;

/** The situations that were settled last, with who answered them and the points. The best answer is shown to nobody before the end of the game. (SIT-13) */
export function RecentAnswers({ game }: { readonly game: GameState }) {
  const answered = answeredSituations(game, SHOWN);
  if (answered.length === 0) return null;
  return (
    <section className={styles.recent}>
      <h3>{watchText.recent}</h3>
      <ul>
        {answered.map(({ key, open, shown, isBots }) => {
          const player = findPlayer(game, open.player);
          return (
            <li key={key}>
              <span>
                <bdi>{player === null ? '' : playerName(player, game.players)}</bdi>
                {isBots ? <small>{` ${watchText.byBot}`}</small> : null}
              </span>
              <span>{shown.name}</span>
              <b>{watchText.recentPoints(formatChange(shown.reached))}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
