import {
  findPlayer,
  moneyInTransit,
  orderPay,
  roundChange,
  score,
  rankStudents,
  type ChangePart,
  type GameState,
  type Grosze,
  type Order,
  type PlayerId,
} from '@fracht/engine';
import { breakText, debriefText, gameText } from '@fracht/content';
import { formatChange, formatDecimals, formatGameHour, formatGrosze, formatMoney } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { OrderLink } from '../parts/order-link.tsx';
import { ownFit } from '../screens/shipments/shipment-order.ts';
import { usePlaceBefore, useWholeGame } from '../store/hooks.ts';
import styles from './break-result.module.css';

const { round: words } = debriefText;
const card = breakText;
/** How many reasons and how many cargoes the card has room for. */
const REASONS = 2;
const CARGOES = 3;

/**
 * A student's money in hand, with what the round changed, its two largest reasons and the rank; and next to it the pending money, so that work does not look
 * like loss. (DBR-4, DBR-5, JOY-2)
 */
export function BreakResult({ round, player }: { readonly round: number; readonly player: PlayerId }) {
  const game = useWholeGame();
  const me = findPlayer(game, player);
  if (me === null || !me.hasPlayed) return null;
  const { money, points, parts } = roundChange(game.setup, me, round);
  const transit = moneyInTransit(game, player);
  const change = card.thisRound(moneyChange(money), debriefText.points(formatChange(points)));
  return (
    <div className={styles.money}>
      <section>
        <h3>
          <i className={styles.hand} />
          <bdi>{` ${card.inHand}`}</bdi>
        </h3>
        <p className={styles.value}>{formatGrosze(me.money)}</p>
        <p className={styles.note}>
          <bdi>{change}</bdi>
          <Place game={game} player={player} before={round - 1} />
        </p>
        {parts.length === 0 ? (
          <p className={styles.note}>{words.nothing}</p>
        ) : (
          <ul className={styles.list} aria-label={words.reasons}>
            {parts.slice(0, REASONS).map((part) => (
              <Reason key={part.key} part={part} />
            ))}
          </ul>
        )}
        {transit.money === 0 ? null : (
          <p className={styles.line}>
            <span>{card.together}</span> <b>{formatDecimals((me.money + transit.money) / 100)}</b>
          </p>
        )}
      </section>
      <section>
        <h3>
          <i className={styles.way} />
          <span>
            <bdi>{card.inTransit}</bdi>
            <span className={styles.wide}>{card.onUnloading}</span>
          </span>
        </h3>
        <p className={styles.value}>{formatGrosze(transit.money)}</p>
        <Cargoes game={game} orders={transit.orders} />
      </section>
      <Bar inHand={me.money} inTransit={transit.money} />
    </div>
  );
}

/** The two amounts as lengths; a debt has none. */
function Bar({ inHand, inTransit }: { readonly inHand: Grosze; readonly inTransit: Grosze }) {
  if (inHand <= 0 && inTransit === 0) return null;
  return (
    <div className={styles.bar} role="img" aria-label={card.bar(formatGrosze(inHand), formatGrosze(inTransit))}>
      {inHand > 0 ? <i className={styles.hand} style={{ flexGrow: inHand }} /> : null}
      {inTransit > 0 ? <i className={styles.way} style={{ flexGrow: inTransit }} /> : null}
    </div>
  );
}

/** The cargoes on board, with the hours at which they are to arrive, and whether in time. */
function Cargoes({ game, orders }: { readonly game: GameState; readonly orders: readonly Order[] }) {
  if (orders.length === 0) return <p className={styles.note}>{card.nothing}</p>;
  const all = orders.map((order) => ({ order, plan: ownFit(game, order, game.now)?.plan ?? null }));
  const late = all.filter(({ plan }) => plan !== null && !plan.feasible).length;
  return (
    <>
      <p className={styles.note}>{card.cargoes(orders.length, late)}</p>
      <ul className={styles.list}>
        {all.slice(0, CARGOES).map(({ order, plan }) => (
          <li key={order.id} className={styles.line}>
            <span>{plan === null ? order.id : card.plan(order.id, formatGameHour(plan.arrivesAt / 60))}</span>{' '}
            <b>{formatDecimals(orderPay(order) / 100)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

type PlaceProps = { readonly game: GameState; readonly player: PlayerId; readonly before: number };

/** The rank among the students, and that after the previous round; the first round has no previous one. (SHL-7) */
function Place({ game, player, before }: PlaceProps) {
  const placeThen = usePlaceBefore();
  const all = rankStudents(game);
  const own = all.find((one) => one.player.id === player);
  if (own === undefined || !own.hasDelivered) return null;
  return (
    <>
      <bdi>{` · ${gameText.place(own.place, all.length)}${placeThen === null || before === 0 ? '' : ` ${words.placeBefore(before, placeThen)}`}`}</bdi>
    </>
  );
}

function Reason({ part: { kind, order, car, money, points } }: { readonly part: ChangePart }) {
  const amounts = [
    ...(money === 0 ? [] : [moneyChange(money)]),
    ...(points === 0 ? [] : [debriefText.points(formatChange(points))]),
  ];
  return (
    <li className={styles.line}>
      <span>
        <bdi>{`${words.kinds[kind]} `}</bdi>
        {order === null ? <bdi>{car}</bdi> : <OrderLink order={order} />}
      </span>{' '}
      <b className={classNames(score({ money, points }) < 0 && styles.loss)}>{amounts.join(debriefText.and)}</b>
    </li>
  );
}

function moneyChange(money: Grosze): string {
  return formatChange(money / 100, formatMoney);
}
