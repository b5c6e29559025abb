import { useEffect, useMemo, useState } from 'react';
import { Link } from '@tanstack/react-router';
import {
  carsOf,
  isDriving,
  mayOrdersCome,
  meanwhileOf,
  offeredOrders,
  type GameSeconds,
  type GameState,
  type WorthDoing,
  type PlayerId,
} from '@fracht/engine';
import { gameText, noOrdersWords } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { Unbroken } from '@fracht/kit/ui/unbroken.tsx';
import { useIsPhone } from '../parts/use-is-phone.ts';
import { useNow } from '../store/game-now.ts';
import { useViewer, useWholeGame } from '../store/hooks.ts';
import { useSituations } from '../situations/use-situations.ts';
import { select, showSituation, uiStore } from '../store/ui-store.ts';
import { meanwhileRows, timeLeft, todoList, type TodoRow } from './todo-list.ts';
import styles from './todo-panel.module.css';
import { gameHome } from '../store/game-store.ts';
import { SentenceReminder } from './sentence-reminder.tsx';

const SHOWN = 4;

/** The to-do list of the player, most urgent first; a row opens its car or order. On a phone only the first row, and none while a situation card is open. */
export function TodoPanel() {
  const now = useNow();
  const { player, type } = useViewer();
  const game = useWholeGame();
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const needed = todoList(game, player, now);
  const meanwhile = useMeanwhile(game, player, now, needed.length === 0);
  const rows = meanwhile === null ? needed : meanwhileRows(game, meanwhile, now);
  const few = isPhone ? 1 : SHOWN;
  const shown = isOpen ? rows.length : few;
  // What could be done meanwhile is optional: on a phone, whose map is small, its first row is enough.
  const hasMore = rows.length > few && (needed.length > 0 || !isPhone);
  const { seen } = useSituations();
  useEffect(() => {
    uiStore.setState({ hasTodo: !isPhone });
    return () => uiStore.setState({ hasTodo: false });
  }, [isPhone]);
  if (type === 'TEACHER' && needed.length === 0) return null;
  if (game.state !== 'IN_PROGRESS' && game.state !== 'PAUSED') return null;
  if (isPhone && seen !== null) return null;
  return (
    <section className={styles.panel} aria-label={gameText.todo.title} data-hint="todo">
      <h2 className={styles.head}>
        <bdi>{`${gameText.todo.title} `}</bdi>
        {rows.length === 0 ? null : <span>{gameText.todo.left}</span>}
      </h2>
      {type === 'STUDENT' ? <SentenceReminder game={game} player={player} /> : null}
      {needed.length === 0 ? <NothingToDo now={now} meanwhile={meanwhile} /> : null}
      <ol className={styles.list}>
        {rows.slice(0, shown).map((row) => (
          <TodoItem key={row.key} row={row} />
        ))}
      </ol>
      {hasMore ? (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? gameText.todo.fewer : gameText.todo.more(rows.length - shown)}
        </button>
      ) : null}
    </section>
  );
}

function TodoItem({ row }: { readonly row: TodoRow }) {
  return (
    <li className={classNames(styles.row, row.tone !== 'plain' && styles[row.tone])}>
      <button type="button" onClick={() => open(row.target)}>
        <TypeGlyph type={row.type} look="disc" size={26} />
        <span>
          <span className={styles.title}>
            <Unbroken text={row.title} />
          </span>
          <span className={styles.detail}>
            <Unbroken text={row.detail} />
          </span>
        </span>
        <span className={styles.left}>{row.left === null ? gameText.todo.now : timeLeft(row.left)}</span>
      </button>
    </li>
  );
}

function open(target: TodoRow['target']): void {
  if (target.kind === 'SITUATION') showSituation(target.id);
  else select(target);
}

/** How long the optional tasks are shown without being recomputed, in seconds of game time. */
const MEANWHILE_FOR = 300;

/** What could be done while everything is on the road; null: something needs the player, or none of the player's cars is on the road. */
function useMeanwhile(game: GameState, player: PlayerId, now: GameSeconds, isCalm: boolean): WorthDoing | null {
  const since = now - (now % MEANWHILE_FOR);
  return useMemo(
    () => (isCalm && isOnTheRoad(game, player) ? meanwhileOf(game, player, Math.max(since, game.now)) : null),
    [game, player, since, isCalm],
  );
}

function isOnTheRoad(game: GameState, player: PlayerId): boolean {
  return carsOf(game, player).some(
    ({ state }) => state.action !== 'FREE' && (isDriving(state.action) || 'until' in state),
  );
}

function NothingToDo({ now, meanwhile }: { readonly now: GameSeconds; readonly meanwhile: WorthDoing | null }) {
  const game = useWholeGame();
  const offered = offeredOrders(game).length;
  const words = meanwhile === null ? gameText.todo.nothing : gameText.todo.calm;
  if (offered === 0) return <p className={styles.empty}>{`${words} ${noOrdersWords(mayOrdersCome(game, now))}`}</p>;
  return (
    <p className={styles.empty}>
      <bdi>{`${words} `}</bdi>
      <Link to={`${gameHome(game.setup.game)}/orders`}>{offerWords(offered, meanwhile)}</Link>
    </p>
  );
}

/** How many orders can still be made at a profit; before anything is on the road only how many there are. (MAP-15) */
function offerWords(offered: number, meanwhile: WorthDoing | null): string {
  const { todo } = gameText;
  if (meanwhile === null) return todo.look(offered);
  return meanwhile.orders === 0 ? todo.noneEarns : todo.stillMade(meanwhile.orders);
}
