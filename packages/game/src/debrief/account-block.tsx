import { stopsText } from '@fracht/content';
import type { DebriefDecision } from '@fracht/protocol';
import { formatChange, formatDecimals } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { accountNote } from './account-note.ts';
import { accountRows } from './account-rows.ts';
import styles from './stop-detail.module.css';

/** Why, by what could be known, a decision was expected to bring more or less than the best other choice: its reasons, which add up to the stop's amount. (DBS-3) */
export function AccountBlock({ decision, price }: { readonly decision: DebriefDecision; readonly price: string }) {
  const { account: words } = stopsText;
  const { rows, total } = accountRows(decision);
  const note = accountNote(decision);
  return (
    <section>
      <h3>
        <bdi>{words.title}</bdi>
        <span>{words.price(price)}</span>
      </h3>
      {rows.length === 0 ? <p className={styles.sub}>{words.nothing}</p> : null}
      {rows.length === 0 ? null : (
        <table className={styles.account}>
          <tbody>
            {rows.map(({ name, amount }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatChange(amount, formatDecimals)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              <td className={classNames(total < 0 ? styles.loss : styles.gain)}>
                {formatChange(total, formatDecimals)}
              </td>
            </tr>
          </tfoot>
        </table>
      )}
      {note === '' ? null : <p className={styles.sub}>{note}</p>}
    </section>
  );
}
