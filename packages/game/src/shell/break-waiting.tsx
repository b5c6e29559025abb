import type { PlayerId } from '@fracht/engine';
import { debriefText, gameText } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { useWholeGame } from '../store/hooks.ts';
import { timeLeft, todoList } from '../todo/todo-list.ts';
import styles from './break-waiting.module.css';

const { round: words } = debriefText;
/** How many waiting items the card has room for. */
const WAITING = 3;

/** What will need the player when the clock runs again; the same list as on the map. (SHL-7) */
export function BreakWaiting({ player }: { readonly player: PlayerId }) {
  const game = useWholeGame();
  const rows = todoList(game, player, game.now);
  return (
    <section className={styles.part}>
      <h3>{words.waiting}</h3>
      {rows.length === 0 ? <p className={styles.none}>{words.nothingWaits}</p> : null}
      <ul>
        {rows.slice(0, WAITING).map(({ key, type, title, detail, left, tone }) => (
          <li key={key}>
            <TypeGlyph type={type} look="disc" />
            <span>
              <bdi>{`${title} `}</bdi>
              <small>{detail}</small>
            </span>
            <b className={classNames(tone !== 'plain' && styles[tone])}>
              {left === null ? gameText.todo.now : timeLeft(left)}
            </b>
          </li>
        ))}
      </ul>
      {rows.length > WAITING ? <p className={styles.none}>{gameText.todo.more(rows.length - WAITING)}</p> : null}
    </section>
  );
}
