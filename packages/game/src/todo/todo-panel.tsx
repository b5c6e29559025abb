import { useEffect, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { carsOf, isDriving, mayOrdersCome, offeredOrders, type GameSeconds } from '@fracht/engine';
import { gameText, noOrdersWords } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { Unbroken } from '@fracht/kit/ui/unbroken.tsx';
import { useIsPhone } from '../parts/use-is-phone.ts';
import { useNow } from '../store/game-now.ts';
import { useViewer, useWholeGame } from '../store/hooks.ts';
import { useSituations } from '../situations/use-situations.ts';
import { select, showSituation, uiStore } from '../store/ui-store.ts';
import { timeLeft, todoList, type TodoRow } from './todo-list.ts';
import styles from './todo-panel.module.css';
import { gameHome } from '../store/game-store.ts';

const SHOWN = 4;

/** The to-do list of the player, most urgent first; a row opens its car or order. On a phone only the first row, and none while a situation card is open. */
export function TodoPanel() {
  const now = useNow();
  const { player, type } = useViewer();
  const game = useWholeGame();
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const rows = todoList(game, player, now);
  const few = isPhone ? 1 : SHOWN;
  const shown = isOpen ? rows.length : few;
  const { seen } = useSituations();
  useEffect(() => {
    uiStore.setState({ hasTodo: !isPhone });
    return () => uiStore.setState({ hasTodo: false });
  }, [isPhone]);
  if (type === 'TEACHER' && rows.length === 0) return null;
  if (game.state !== 'IN_PROGRESS' && game.state !== 'PAUSED') return null;
  if (isPhone && seen !== null) return null;
  return (
    <section className={styles.panel} aria-label={gameText.todo.title} data-hint="todo">
      <h2 className={styles.head}>
        {gameText.todo.title} {rows.length === 0 ? null : <span>{gameText.todo.left}</span>}
      </h2>
      {rows.length === 0 ? <NothingToDo now={now} /> : null}
      <ol className={styles.list}>
        {rows.slice(0, shown).map((row) => (
          <TodoItem key={row.key} row={row} />
        ))}
      </ol>
      {rows.length > few ? (
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

function NothingToDo({ now }: { readonly now: GameSeconds }) {
  const { player } = useViewer();
  const game = useWholeGame();
  const drives = carsOf(game, player).some(
    ({ state }) => state.action !== 'FREE' && (isDriving(state.action) || 'until' in state),
  );
  const offered = offeredOrders(game).length;
  return (
    <p className={styles.empty}>
      {drives ? gameText.todo.calm : gameText.todo.nothing}{' '}
      {offered === 0 ? (
        noOrdersWords(mayOrdersCome(game, now))
      ) : (
        <Link to={`${gameHome(game.setup.game)}/orders`}>{gameText.todo.look(offered)}</Link>
      )}
    </p>
  );
}
