import { Link } from '@tanstack/react-router';
import { duelText } from '@fracht/content';
import type { DuelView } from '@fracht/protocol';
import { formatNumber } from '@fracht/kit/format.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody } from '@fracht/kit/ui/card.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { useDuel } from '../lobby/use-game-details.ts';
import { BeginButton } from './duel-card.tsx';
import styles from './duel-card.module.css';

const words = duelText.result;

type DuelResultProps = {
  /** The player's own score. */
  readonly own: number;
  /** Whether the game ended before its round did. */
  readonly isBrokenOff: boolean;
};

/** At the end of a duel: who was better and by how much, a rematch, and the link back to the lesson; nothing after another game. (DUE-3) */
export function DuelResult({ own, isBrokenOff }: DuelResultProps) {
  const duel = useDuel();
  if (duel === null || duel === undefined) return null;
  const { name, lesson } = duel;
  return (
    <Card>
      <CardBody className={styles.result}>
        <Verdict duel={duel} own={own} isBrokenOff={isBrokenOff} />
        <div className="row wrap">
          <BeginButton game={lesson} kind={name === null ? 'OWN' : 'BEST'}>
            {words.again}
          </BeginButton>
          <Link to="/game/$id/summary" params={{ id: lesson }} className={buttonClass({})}>
            {words.lesson}
          </Link>
        </div>
      </CardBody>
    </Card>
  );
}

function Verdict({ duel: { curve, name }, own, isBrokenOff }: DuelResultProps & { readonly duel: DuelView }) {
  if (isBrokenOff) return <p role="status">{words.brokenOff}</p>;
  const ghost = curve.at(-1) ?? 0;
  const lead = own - ghost;
  const [mine, yours] = [formatNumber(own), formatNumber(ghost)];
  return (
    <div role="status">
      <b className={classNames(lead > 0 && styles.won, lead < 0 && styles.lost)}>{leadWords(lead)}</b>
      <p className="small muted">{name === null ? words.OWN(mine, yours) : words.BEST(mine, yours, name)}</p>
    </div>
  );
}

function leadWords(lead: number): string {
  if (lead === 0) return words.even;
  return lead > 0 ? words.won(formatNumber(lead)) : words.lost(formatNumber(-lead));
}
