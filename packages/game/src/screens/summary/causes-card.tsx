import { lossesOf, type GameState, type LedgerReason, type Loss } from '@fracht/engine';
import { debriefText } from '@fracht/content';
import { formatDuration, formatGrosze, formatNumber } from '@fracht/kit/format.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { OrderLink } from '../../parts/order-link.tsx';
import { OfferedLine } from './offered-line.tsx';
import styles from './causes-card.module.css';
import type { UnplacedResult } from './standing.ts';

type CausesCardProps = { readonly state: GameState; readonly own: UnplacedResult };

/** How many causes are shown besides the most expensive one. */
const MORE = 2;
/** How many orders of the most expensive cause are named. */
const NAMED = 6;

/** What cost the player most and what to do better, from the data of the game; and which opportunities there were. (DBR-1, DBR-3) */
export function CausesCard({ state, own }: CausesCardProps) {
  const [first, ...others] = lossesOf(state, own.player.id);
  const isGood = first === undefined && own.delivered > 0;
  return (
    <Card className={styles.card}>
      <span className={isGood ? styles.good : styles.sign}>
        <Icon name={isGood ? 'b-check' : 'b-tight'} size={26} />
      </span>
      <div className={styles.words}>
        {first === undefined ? <Unharmed own={own} hasDelivered={isGood} /> : <Dearest loss={first} />}
        {others.length === 0 ? null : (
          <ul className={styles.more} aria-label={debriefText.more}>
            {others.slice(0, MORE).map((loss) => (
              <li key={loss.cause}>{lossWords(loss)}</li>
            ))}
          </ul>
        )}
        {isGood ? null : (
          <p className={styles.next}>
            <b>{debriefText.next}</b>
            <bdi>{` ${first === undefined ? debriefText.idle.next : debriefText.nextTime[first.cause]}`}</bdi>
          </p>
        )}
        <OfferedLine booked={own.booked} className={styles.offered} />
      </div>
    </Card>
  );
}

function Dearest({ loss }: { readonly loss: Loss }) {
  const orders = [...loss.lost, ...loss.late].slice(0, NAMED);
  return (
    <>
      <p className={styles.label}>{debriefText.first}</p>
      <h2>{lossWords(loss)}</h2>
      {orders.length === 0 ? null : (
        <p>
          <bdi>{`${debriefText.orders} `}</bdi>
          {orders.map((order) => (
            <span key={order} className={styles.order}>
              <OrderLink order={order} />
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** Reasons that are not part of doing business. */
const PENALTIES: ReadonlySet<LedgerReason> = new Set<LedgerReason>(['LATE_PENALTY', 'FULL_PENALTY', 'FINE', 'THEFT']);

type UnharmedProps = Pick<CausesCardProps, 'own'> & { readonly hasDelivered: boolean };

/** Shown if the player's own actions lost nothing: praise for players who delivered, none for those who did nothing. Losses by chance are mentioned. */
function Unharmed({ own, hasDelivered }: UnharmedProps) {
  const { flawless, idle } = debriefText;
  const isSpotless = own.player.ledger.every(({ reason, points }) => points >= 0 && !PENALTIES.has(reason));
  return (
    <>
      <h2>{hasDelivered ? flawless.title : idle.title}</h2>
      {hasDelivered ? <p>{isSpotless ? flawless.detail : flawless.despite}</p> : null}
    </>
  );
}

/** A cause in one line: "3 ładunki przepadły, bo 3 sytuacje czekały 20 godz. – 14 300,00 zł z frachtem i 30 pkt". */
function lossWords({ cause, lost, late, situations, waited, money, freight, points }: Loss): string {
  const what = debriefText.causes[cause]({
    lost: lost.length,
    late: late.length,
    situations,
    waited: formatDuration(waited / 60),
  });
  const amounts = [
    ...(money + freight > 0 ? [debriefText.amount(formatGrosze(money + freight), freight > 0)] : []),
    ...(points > 0 ? [debriefText.points(formatNumber(points))] : []),
  ];
  return debriefText.sentence(what, amounts.join(debriefText.and));
}
