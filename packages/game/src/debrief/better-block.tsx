import { stopsText } from '@fracht/content';
import type { WhatIfPayload } from '@fracht/protocol';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useGame } from '../store/hooks.ts';
import { alsoGoodWords, broughtWords, deliveryWords, ruleWords } from './better-words.ts';
import { choiceWords } from './choice-words.ts';
import { bestOther, type DebriefStop } from './decision.ts';
import styles from './stop-detail.module.css';

type BetterProps = {
  readonly stop: DebriefStop;
  readonly whatIf: WhatIfPayload | null;
  /** From which loss on a decision is a slip, in zł. */
  readonly slip: number;
};

/** The better choice, or beside a strength the best of the other choices; which others are as good, and the rule behind them. (DBS-3, DBS-4) */
export function Better({ stop: { decision, isStrength }, whatIf, slip }: BetterProps) {
  const { world, settings } = useGame(({ setup }) => setup);
  const best = bestOther(decision);
  return (
    <section className={classNames(styles.last, !isStrength && styles.better)}>
      <h3>{isStrength ? stopsText.weaker : stopsText.better}</h3>
      {best === null ? null : (
        <>
          <p className={styles.pick}>{choiceWords(best.choice, decision.kind, world)}</p>
          <p className={styles.sum}>
            {whatIf === null ? null : `${deliveryWords(whatIf)} `}
            <b className={isStrength ? styles.loss : styles.gain}>{broughtWords(best)}</b>
          </p>
        </>
      )}
      {isStrength || best === null ? null : <p className={styles.sub}>{alsoGoodWords(decision, slip, world)}</p>}
      <p className={styles.rule}>
        <Icon name="i-book" size={16} />
        <span>{ruleWords(decision, settings)}</span>
      </p>
    </section>
  );
}
