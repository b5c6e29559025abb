import { Link } from '@tanstack/react-router';
import { ArrowRight, Hourglass } from 'lucide-react';
import { gamesText, studentText } from '@fracht/content';
import type { GamePayload } from '@fracht/protocol';
import { formatSeconds } from '@fracht/kit/format.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { isRoundEnd, playersHereCount, secondsLeft } from '@fracht/kit/panel/game-facts.ts';
import styles from './join-card.module.css';

/** The game that can be joined now, with the button to enter it; a sentence if there is none. (STU-1) */
export function JoinCard({ game, isLoading }: { game: GamePayload | undefined; isLoading: boolean }) {
  const text = studentText;
  if (game === undefined) {
    return isLoading ? (
      <div className={styles.bone} />
    ) : (
      <Card>
        <EmptyState
          icon={<Hourglass className="i-l" aria-hidden="true" />}
          title={text.waitTitle}
          text={text.waitText}
        />
      </Card>
    );
  }
  return (
    <section className={styles.join} aria-labelledby="join-title">
      <div>
        <p className={styles.live}>
          <span aria-hidden="true" />
          <bdi>{text.now[liveState(game)]}</bdi>
        </p>
        <h2 id="join-title">{gamesText.name(game.groupName, game.number)}</h2>
        <p className={styles.more}>{story(game)}</p>
      </div>
      <Link to="/game/$id" params={{ id: game.id }} className={classNames(buttonClass({ size: 'l' }), styles.button)}>
        <bdi>{text.join}</bdi>
        <ArrowRight className="i" aria-hidden="true" />
      </Link>
    </section>
  );
}

function liveState({ state }: GamePayload): 'WAITING' | 'IN_PROGRESS' | 'PAUSED' {
  return state === 'WAITING' || state === 'PAUSED' ? state : 'IN_PROGRESS';
}

function story(game: GamePayload): string {
  if (game.state === 'WAITING') return studentText.waiting(playersHereCount(game));
  if (isRoundEnd(game)) return studentText.between(game.round);
  if (game.state === 'PAUSED') return studentText.paused(game.round);
  const here = playersHereCount(game);
  const left = gamesText.roundLeft(game.round, formatSeconds(secondsLeft(game)));
  return here === 0 ? left : `${left.replace(/\.$/u, '')}. ${studentText.playing(here)}`;
}
