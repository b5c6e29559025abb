import { stopsText } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useGame } from '../store/hooks.ts';
import { alsoGoodWords, broughtWords, ruleWords } from './better-words.ts';
import { choiceWords } from './choice-words.ts';
import { besideIt, bestOther, isTooLateToRest, type DebriefStop } from './decision.ts';
import styles from './stop-detail.module.css';

type BetterProps = { readonly stop: DebriefStop };

/** The better choice, or for a strength the best of the other choices; which others are as good, and the rule behind them. (DBS-3, DBS-4) */
export function Better({ stop: { decision, isStrength } }: BetterProps) {
  const { world, settings } = useGame(({ setup }) => setup);
  const isTooLate = isTooLateToRest(decision);
  const best = isTooLate ? null : besideIt(decision);
  return (
    <section className={classNames(styles.last, !isStrength && styles.better)}>
      <h3>{isTooLate ? stopsText.tooLate.title : betterTitle(decision, isStrength)}</h3>
      {isTooLate ? (
        <>
          <p className={styles.pick}>{stopsText.tooLate.pick}</p>
          <p className={styles.sub}>{stopsText.tooLate.text}</p>
        </>
      ) : null}
      {best === null ? null : (
        <>
          <p className={styles.pick}>{choiceWords(best.choice, decision.kind, world)}</p>
          <p className={styles.sum}>
            <b className={isStrength ? styles.loss : styles.gain}>{broughtWords(best)}</b>
          </p>
        </>
      )}
      {isStrength || best === null ? null : <p className={styles.sub}>{alsoGoodWords(decision, world)}</p>}
      <p className={styles.rule}>
        <Icon name="i-book" size={16} />
        <span>{ruleWords(decision, settings)}</span>
      </p>
    </section>
  );
}

function betterTitle(decision: DebriefStop['decision'], isStrength: boolean): string {
  if (isStrength) return stopsText.weaker;
  const isLawful = bestOther(decision)?.breaks === null;
  return isLawful && decision.judgement?.breaks != null ? stopsText.betterByLaw : stopsText.better;
}
