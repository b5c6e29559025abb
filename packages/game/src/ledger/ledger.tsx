import { useState } from 'react';
import { moneyInTransit } from '@fracht/engine';
import { joyText, ledgerText, uiText } from '@fracht/content';
import {
  formatChange,
  formatDecimals,
  formatGameHour,
  formatMoney,
  formatNumber,
  gameDay,
} from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { MessageText } from '@fracht/kit/ui/toast-area.tsx';
import { gameHome } from '../store/game-store.ts';
import { useViewer, useWholeGame } from '../store/hooks.ts';
import { LEDGER_FILTERS, ledgerLines, type LedgerFilter, type LedgerLine } from './ledger-lines.ts';
import styles from './ledger.module.css';

/** A player's ledger, newest first: when, why, which order and car, how much; above it the pending amounts. `first`: the initial filter. */
export function Ledger({ first }: { readonly first: LedgerFilter }) {
  const { player } = useViewer();
  const game = useWholeGame();
  const [filter, setFilter] = useState(first);
  const lines = ledgerLines(game, player, filter);
  const { money, orders } = moneyInTransit(game, player);
  return (
    <div className={styles.ledger} data-help="part-ledger">
      <Segmented
        isSmall
        label={ledgerText.show}
        segments={LEDGER_FILTERS.map((value) => ({ value, text: ledgerText.filters[value] }))}
        value={filter}
        onChange={setFilter}
      />
      {money === 0 ? null : (
        <p className={styles.awaited}>{joyText.awaited(formatMoney(money / 100), orders.length)}</p>
      )}
      {lines.length === 0 ? <p className={styles.empty}>{ledgerText.empty}</p> : null}
      <ol className={styles.list} tabIndex={0} aria-label={ledgerText.list}>
        {lines.map((line) => (
          <Line key={line.id} line={line} home={gameHome(game.setup.game)} />
        ))}
      </ol>
    </div>
  );
}

function Line({ line, home }: { readonly line: LedgerLine; readonly home: string }) {
  const { at, words, order, car, money, points } = line;
  return (
    <li className={styles.line}>
      <span className={styles.when}>{ledgerText.when(gameDay(at / 60), formatGameHour(at / 60))}</span>
      <span className={styles.what}>
        <bdi>{words}</bdi>
        <span className={styles.about}>
          {order === null ? null : <MessageText text={`##${order}##`} home={home} />}
          {car === null ? null : <span>{car}</span>}
        </span>
      </span>
      <span className={styles.amounts}>
        {money === 0 ? null : (
          <b className={classNames(money < 0 ? styles.loss : styles.gain)}>
            <bdi>{`${formatChange(money / 100, formatDecimals)} `}</bdi>
            <small>{uiText.units.money}</small>
          </b>
        )}
        {points === 0 ? null : (
          <b className={classNames(points < 0 ? styles.loss : styles.gain)}>
            <bdi>{`${formatChange(points, formatNumber)} `}</bdi>
            <small>{ledgerText.points}</small>
          </b>
        )}
      </span>
    </li>
  );
}
