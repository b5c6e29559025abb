import { useId, useState } from 'react';
import type { GameState } from '@fracht/engine';
import { reviewText } from '@fracht/content';
import { formatNumber } from '@fracht/kit/format.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { playerFullName } from '../../parts/player-name.ts';
import { answeredInPerson, type OwnSituation } from '../../situations/own-situations.ts';
import { decidedSituations, decisionSum } from './decisions.ts';
import { SituationReview } from './situation-review.tsx';
import type { SummaryStanding } from './standing.ts';
import { CardTitle } from '../card-title.tsx';
import styles from './decisions.module.css';

type GroupDecisionsProps = { readonly state: GameState; readonly standings: readonly SummaryStanding[] };

/** The decisions of all students for the teacher, each student's behind a button. (SUM-5) */
export function GroupDecisions({ state, standings }: GroupDecisionsProps) {
  const all = standings.map((standing) => ({ standing, situations: decidedSituations(state, standing.player.id) }));
  const isEmpty = all.every(({ situations }) => situations.length === 0);
  return (
    <Card>
      <CardTitle end={<small>{reviewText.unit}</small>}>{reviewText.group.title}</CardTitle>
      {isEmpty ? <p className={styles.empty}>{reviewText.group.empty}</p> : null}
      <ul>
        {isEmpty
          ? null
          : all.map(({ standing, situations }) => (
              <PlayerDecisions
                key={standing.player.id}
                name={playerFullName(standing.player, state.players)}
                situations={situations}
              />
            ))}
      </ul>
    </Card>
  );
}

type PlayerDecisionsProps = { readonly name: string; readonly situations: readonly OwnSituation[] };

function PlayerDecisions({ name, situations }: PlayerDecisionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { reached, best } = decisionSum(answeredInPerson(situations));
  return (
    <li className={styles.player}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="i-down" size={16} />
        <b>{name}</b>
        <span>{reviewText.group.count(situations.length)}</span>
        <span className={styles.sum}>
          {situations.length === 0 ? null : reviewText.of(formatNumber(reached), formatNumber(best))}
        </span>
      </button>
      {isOpen ? (
        <ul id={id}>
          {situations.length === 0 ? <li className={styles.empty}>{reviewText.group.none}</li> : null}
          {situations.map((own) => (
            <SituationReview key={own.key} own={own} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
