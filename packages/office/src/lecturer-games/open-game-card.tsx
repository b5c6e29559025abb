import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { gamesText, lecturerGamesText } from '@fracht/content';
import { ROUND_UNITS } from '@fracht/engine';
import type { GamePayload } from '@fracht/protocol';
import { formatMoney, formatNumber, formatSeconds } from '@fracht/kit/format.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { RingClock } from '@fracht/kit/ui/ring-clock.tsx';
import { AttentionChip } from './attention-chip.tsx';
import { gameLink } from './game-link.ts';
import { isRoundEnd, playersHereCount, secondsLeft } from '@fracht/kit/panel/game-facts.ts';
import { StateOrStopped } from './state-or-stopped.tsx';
import styles from './open-game-card.module.css';

/** The game that needs the lecturer now, with the button to open it. */
export function OpenGameCard({ game }: { game: GamePayload }) {
  const text = lecturerGamesText;
  const share = game.round === 0 ? 0 : game.time / ROUND_UNITS;
  return (
    <Card label={text.running} className={styles.card}>
      <RingClock
        round={game.round === 0 ? '–' : game.round}
        share={share}
        label={gamesText.ring(game.round, Math.round(share * 100))}
      />
      <div className="stack">
        <div className="row row-3 wrap">
          <b className={styles.name}>{gamesText.name(game.groupName, game.number)}</b>
          <StateOrStopped game={game} />
          <AttentionChip game={game} />
        </div>
        <dl className={styles.facts}>
          <RoundFact game={game} />
          <Fact name={text.players} value={text.connected(playersHereCount(game), game.players.length)} />
          <Fact name={text.money} value={formatMoney(game.money)} />
          <Fact name={text.points} value={formatNumber(game.points)} />
        </dl>
      </div>
      <Link to={gameLink(game)} params={{ id: game.id }} className={buttonClass({ kind: 'primary' })}>
        <bdi>{game.state === 'WAITING' ? text.openRoom : text.open}</bdi>
        <ArrowRight className="i" aria-hidden="true" />
      </Link>
    </Card>
  );
}

function RoundFact({ game }: { game: GamePayload }) {
  const text = lecturerGamesText;
  if (game.round === 0) return <Fact name={text.stage} value={text.beforeStart} />;
  if (isRoundEnd(game)) return <Fact name={text.stage} value={text.roundEnded(game.round)} />;
  return <Fact name={text.left(game.round)} value={formatSeconds(secondsLeft(game))} />;
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
