import {
  findPlayer,
  roundChange,
  score,
  rankStudents,
  type ChangePart,
  type GameState,
  type Grosze,
  type PlayerId,
} from '@fracht/engine';
import { debriefText, gameText } from '@fracht/content';
import { formatChange, formatGrosze, formatMoney, formatNumber } from '@fracht/kit/format.ts';
import { OrderLink } from '../parts/order-link.tsx';
import { usePlaceBefore, useWholeGame } from '../store/hooks.ts';
import { todoList } from '../todo/todo-list.ts';
import styles from './break-result.module.css';

const { round: words } = debriefText;
/** How many reasons and how many waiting things the card has room for. */
const REASONS = 2;
const WAITING = 3;

/** What the round changed for a student, its two largest reasons, and what is waiting. (DBR-4, DBR-5) */
export function BreakResult({ round, player }: { readonly round: number; readonly player: PlayerId }) {
  const game = useWholeGame();
  const me = findPlayer(game, player);
  if (me === null || !me.hasPlayed) return null;
  const { money, points, parts } = roundChange(game.setup, me, round);
  return (
    <>
      <dl className={styles.result}>
        <Fact label={gameText.money} value={formatGrosze(me.money)} change={moneyChange(money)} />
        <Fact label={gameText.points} value={formatNumber(me.points)} change={formatChange(points)} />
        <Fact
          label={gameText.score}
          value={formatNumber(score(me))}
          change={formatChange(score(me) - score({ money: me.money - money, points: me.points - points }))}
        />
        <Place game={game} player={player} />
      </dl>
      <h3>{words.reasons}</h3>
      {parts.length === 0 ? (
        <p className={styles.none}>{words.nothing}</p>
      ) : (
        <ul className={styles.list}>
          {parts.slice(0, REASONS).map((part) => (
            <Reason key={part.key} part={part} />
          ))}
        </ul>
      )}
      <Waiting game={game} player={player} />
    </>
  );
}

type FactProps = { readonly label: string; readonly value: string; readonly change: string };

function Fact({ label, value, change }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value} <small>{change === '' ? '' : words.change(change)}</small>
      </dd>
    </div>
  );
}

function Place({ game, player }: { readonly game: GameState; readonly player: PlayerId }) {
  const before = usePlaceBefore();
  const all = rankStudents(game);
  const own = all.find((one) => one.player.id === player);
  if (own === undefined || !own.hasDelivered) return null;
  return (
    <div>
      <dt>{words.place}</dt>
      <dd>
        {gameText.place(own.place, all.length)} <small>{before === null ? '' : words.placeBefore(before)}</small>
      </dd>
    </div>
  );
}

function Reason({ part: { kind, order, car, money, points } }: { readonly part: ChangePart }) {
  const amounts = [
    ...(money === 0 ? [] : [moneyChange(money)]),
    ...(points === 0 ? [] : [debriefText.points(formatChange(points))]),
  ];
  return (
    <li>
      <span>
        {words.kinds[kind]} {order === null ? car : <OrderLink order={order} />}
      </span>
      <b className={score({ money, points }) < 0 ? styles.loss : styles.gain}>{amounts.join(debriefText.and)}</b>
    </li>
  );
}

/** What will need the player when the clock runs again; the same list as on the map. */
function Waiting({ game, player }: { readonly game: GameState; readonly player: PlayerId }) {
  const rows = todoList(game, player, game.now);
  return (
    <>
      <h3>{words.waiting}</h3>
      {rows.length === 0 ? <p className={styles.none}>{words.nothingWaits}</p> : null}
      <ul className={styles.list}>
        {rows.slice(0, WAITING).map(({ key, title, detail }) => (
          <li key={key}>
            <span>
              <b>{title}</b> {detail}
            </span>
          </li>
        ))}
        {rows.length > WAITING ? <li>{gameText.todo.more(rows.length - WAITING)}</li> : null}
      </ul>
    </>
  );
}

function moneyChange(money: Grosze): string {
  return formatChange(money / 100, formatMoney);
}
