import { Link } from '@tanstack/react-router';
import { botResultText, studentText, uiText } from '@fracht/content';
import type { GamePayload } from '@fracht/protocol';
import { formatDate, formatNumber } from '@fracht/kit/format.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { LoadError } from '@fracht/kit/panel/pending-rows.tsx';
import { ownResult } from '@fracht/kit/panel/game-facts.ts';
import styles from './played-games.module.css';

/** The finished games with the student's own result and rank, newest first. */
export function PlayedGames({
  games,
  onRetry,
  userId,
}: {
  games: readonly GamePayload[] | undefined;
  /** Retries a failed load; null if there is nothing to retry. */
  onRetry: (() => void) | null;
  userId: string;
}) {
  const text = studentText;
  const finished = games?.filter(({ state }) => state === 'FINISHED');
  return (
    <Card>
      <CardHead title={text.played} />
      {onRetry === null ? null : <LoadError onRetry={onRetry} />}
      {onRetry === null && (finished === undefined || finished.length === 0) ? (
        <CardBody>
          <p className="muted">{finished === undefined ? uiText.loading : text.nonePlayed}</p>
        </CardBody>
      ) : null}
      {finished === undefined || finished.length === 0 ? null : (
        <ul>
          {finished.map((game) => (
            <PlayedGame key={game.id} game={game} userId={userId} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function resultWords({ score, place, all }: NonNullable<ReturnType<typeof ownResult>>): string {
  const points = formatNumber(score);
  return place === null ? `${botResultText.own}: ${points}` : studentText.own(points, place, all);
}

function PlayedGame({ game, userId }: { game: GamePayload; userId: string }) {
  const text = studentText;
  const own = ownResult(game, userId);
  const name = `${text.game(game.number)}, ${text.when(formatDate(game.date), game.groupName)}`;
  return (
    <li className={styles.game}>
      <span className={styles.number} aria-hidden="true">
        {game.number}
      </span>
      <div>
        <b>{text.game(game.number)}</b>
        <p className="small muted">{text.when(formatDate(game.date), game.groupName)}</p>
        <p className="small muted">{own === null ? text.notPlayed : resultWords(own)}</p>
      </div>
      <div className={styles.score}>
        <b className="tn">{formatNumber(game.score)}</b>
        <p className="xs muted nw">{text.groupScore}</p>
      </div>
      <div className={`row wrap ${styles.links ?? ''}`}>
        <Link
          to="/game/$id/summary"
          params={{ id: game.id }}
          className={buttonClass({ size: 's' })}
          aria-label={`${text.review}: ${name}`}
        >
          {text.review}
        </Link>
        <Link
          to="/replay/$id"
          params={{ id: game.id }}
          className={buttonClass({ size: 's' })}
          aria-label={`${uiText.titles.replay}: ${name}`}
        >
          {uiText.titles.replay}
        </Link>
      </div>
    </li>
  );
}
