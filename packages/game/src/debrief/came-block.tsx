import { stopsText } from '@fracht/content';
import type { WhatIfPayload } from '@fracht/protocol';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { useGame } from '../store/hooks.ts';
import { cameRows } from './came-words.ts';
import styles from './stop-detail.module.css';

type CameOfProps = {
  readonly whatIf: WhatIfPayload | null;
  readonly hasFailed: boolean;
  /** Whether anything else could have been done. */
  readonly hasOther: boolean;
};

/** What came of a decision: all that happened otherwise than it would have with the best alternative. (DBS-3) */
export function CameOf({ whatIf, hasFailed, hasOther }: CameOfProps) {
  const world = useGame(({ setup }) => setup.world);
  const rows = whatIf === null ? [] : cameRows(whatIf, world);
  return (
    <section aria-busy={whatIf === null && hasOther && !hasFailed ? true : undefined}>
      <h3>{stopsText.came}</h3>
      {rows.length === 0 ? <p className={styles.sub}>{emptyWords(whatIf, hasFailed, hasOther)}</p> : null}
      <ul className={styles.happened}>
        {rows.map(({ key, hour, words, amount, isLoss }) => (
          <li key={key}>
            <span>{hour}</span>
            <span>{words}</span>
            <b className={classNames(isLoss ? styles.loss : styles.gain)}>{amount}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function emptyWords(whatIf: WhatIfPayload | null, hasFailed: boolean, hasOther: boolean): string {
  if (hasFailed) return stopsText.notCounted;
  return whatIf === null && hasOther ? stopsText.counting : stopsText.cameNothing;
}
