import { gameEndsAt, roundEndsAt, roundSeconds, roundsOf, type GameSeconds, type GameState } from '@fracht/engine';
import { gameText } from '@fracht/content';
import { formatCountdown, formatDate, formatGameHour, gameDay } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { RingClock } from '@fracht/kit/ui/ring-clock.tsx';
import { useIsPhone } from '../parts/use-is-phone.ts';
import { useNow } from '../store/game-now.ts';
import { gameStore } from '../store/game-store.ts';
import { useGame } from '../store/hooks.ts';
import styles from './round-clock.module.css';
import bar from './top-bar.module.css';

const DAY_MS = 86_400_000;

/** The clock: a ring of the round with its number, the hour as the largest text, the day, and the real time left; the date as a tooltip. */
export function RoundClock() {
  const now = useNow();
  const isPhone = useIsPhone();
  const game = useGame((state) => ({
    round: state.round,
    state: state.state,
    pauseReason: state.pauseReason,
    setup: state.setup,
    day: state.day,
  }));
  const whole = useGame((state) => state);
  const rate = gameStore((store) => store.reading?.rate ?? 1);
  const share = game.round === 0 ? 0 : 1 - (roundEndsAt(whole) - now) / roundSeconds(game.setup);
  const shown = Math.max(game.round, 1);
  const rounds = roundsOf(game.setup);
  const isReplay = gameStore((store) => store.isReplay);
  const isHalted = game.state !== 'IN_PROGRESS' && !isReplay;
  return (
    <div className={styles.clock} data-hint="clock" title={game.day === null ? undefined : dateOf(game.day, now)}>
      <RingClock
        round={shown}
        share={share}
        size={40}
        label={gameText.roundSpoken(shown, rounds, Math.round(Math.min(1, Math.max(0, share)) * 100))}
      />
      <div>
        <div className={styles.hour}>
          <bdi>{formatGameHour(now / 60)}</bdi>
          <small>{gameText.day(gameDay(now / 60))}</small>
        </div>
        <div className={classNames(bar.label, isHalted && bar.halted)}>
          <span className={bar.wideOnly}>{`${gameText.round(shown, rounds)} · `}</span>
          <span className={bar.phoneOnly}>{`${gameText.day(gameDay(now / 60))} · `}</span>
          <span className={styles.whole}>{isReplay ? gameText.replay : stateWords(whole, now, rate, isPhone)}</span>
        </div>
      </div>
    </div>
  );
}

/** The date of a game moment; the game's first day is the day on which it began. */
function dateOf(first: string, now: GameSeconds): string {
  return formatDate(Date.parse(`${first}T12:00:00`) + (gameDay(now / 60) - 1) * DAY_MS);
}

function stateWords(game: GameState, now: GameSeconds, rate: number, isPhone: boolean): string {
  if (game.state === 'FINISHED') return gameText.finished;
  if (game.state === 'PAUSED') return game.pauseReason === 'ROUND_END' ? gameText.roundEnded : gameText.paused;
  if (game.state !== 'IN_PROGRESS') return gameText.notStarted;
  if (rate === 0) return gameText.clockStands;
  const end = roundEndsAt(game);
  const left = formatCountdown((end - now) / rate / 1000);
  if (end >= gameEndsAt(game.setup)) return isPhone ? gameText.endInShort(left) : gameText.endIn(left);
  return isPhone ? gameText.breakInShort(left) : gameText.breakIn(left);
}
