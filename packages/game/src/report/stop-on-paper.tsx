import { stopsText, studentReportText } from '@fracht/content';
import { formatChange, formatDecimals } from '@fracht/kit/format.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { accountNote } from '../debrief/account-note.ts';
import { accountRows } from '../debrief/account-rows.ts';
import { alsoGoodWords, broughtWords, ruleWords } from '../debrief/better-words.ts';
import { choiceWords, routeWords } from '../debrief/choice-words.ts';
import { limitNote, sentence } from '../debrief/chosen-block.tsx';
import { besideIt, isTooLateToRest, type DebriefStop } from '../debrief/decision.ts';
import { decisionTitle } from '../debrief/decision-title.ts';
import { longMoment } from '../debrief/moment-words.ts';
import { seenFacts } from '../debrief/seen-block.tsx';
import { amountNote, stopAmount } from '../debrief/worth-words.ts';
import { useCargoLine } from '../parts/use-cargo-line.ts';
import { useGame } from '../store/hooks.ts';
import styles from './stop-on-paper.module.css';

type StopOnPaperProps = {
  readonly stop: DebriefStop;
  readonly number: number;
};

/**
 * One stop on paper: what it cost, what could be seen, what was chosen, why it was expected to bring more or less, what would have been better, and the rule.
 * (RPR-1, RPR-2)
 */
export function StopOnPaper({ stop, number }: StopOnPaperProps) {
  const { world, settings } = useGame((state) => state.setup);
  const { decision, isStrength, inClass } = stop;
  const why = accountNote(decision);
  const isTooLate = isTooLateToRest(decision);
  const best = isTooLate ? null : besideIt(decision);
  const note = limitNote(decision);
  return (
    <section className={styles.stop}>
      <Head stop={stop} number={number} />
      <dl>
        <dt>{studentReportText.seen}</dt>
        <dd>{seenWords(stop)}</dd>
        <dt>{stopsText.chosen}</dt>
        <dd>
          <b>{sentence(choiceWords(decision.chosen, decision.kind, world))}</b>
          <bdi>{`${note === null ? '' : ` ${note}`}${inClass === null ? '' : ` (${stopsText.inClass(inClass.times, inClass.players)})`}`}</bdi>
        </dd>
        <dt>{stopsText.account.title}</dt>
        <dd>
          <Account decision={decision} />
          {why === '' ? null : <p>{why}</p>}
        </dd>
        {isTooLate ? (
          <>
            <dt>{stopsText.tooLate.title}</dt>
            <dd>
              <b>{sentence(stopsText.tooLate.pick)}</b>
              <bdi>{` ${stopsText.tooLate.text}`}</bdi>
            </dd>
          </>
        ) : null}
        {best === null ? null : (
          <>
            <dt>{isStrength ? stopsText.weaker : stopsText.better}</dt>
            <dd>
              <b>{sentence(choiceWords(best.choice, decision.kind, world))}</b>
              <bdi>{` ${broughtWords(best)} ${isStrength ? '' : alsoGoodWords(decision, world)}`}</bdi>
            </dd>
          </>
        )}
      </dl>
      <p>{ruleWords(decision, settings)}</p>
    </section>
  );
}

/** The account of the decision, as on the screen. */
function Account({ decision }: Pick<DebriefStop, 'decision'>) {
  const { rows } = accountRows(decision);
  if (rows.length === 0)
    return (
      <>
        <bdi>{stopsText.account.nothing}</bdi>
      </>
    );
  return (
    <ul className={styles.account}>
      {rows.map(({ name, amount }) => (
        <li key={name}>
          <span>{name}</span>
          <b>{formatChange(amount, formatDecimals)}</b>
        </li>
      ))}
    </ul>
  );
}

function Head({ stop, number }: Pick<StopOnPaperProps, 'stop' | 'number'>) {
  const world = useGame(({ setup }) => setup.world);
  const { decision, isStrength } = stop;
  const { car, order, at, round } = decision;
  const cargo = useCargoLine(order?.id ?? null);
  const about = [
    longMoment(at, round),
    car?.id,
    order === null ? undefined : `${order.id} ${routeWords(order, world)}`,
    cargo ?? undefined,
  ];
  return (
    <header className={styles.head}>
      <span className={styles.number}>
        {isStrength ? <Icon name="i-star" size={14} label={stopsText.list.spokenStrength} /> : number}
      </span>
      <div>
        <h4>{decisionTitle(decision, isStrength)}</h4>
        {decision.judgement?.breaks == null ? null : <b>{stopsText.list.broken}</b>}
        <p>{about.filter((part) => part !== undefined).join(' · ')}</p>
      </div>
      <p className={styles.amount}>
        <b>{formatChange(stopAmount(stop), formatDecimals)}</b>
        <small>{amountNote(stop)}</small>
      </p>
    </header>
  );
}

/** The facts of the moment, and the question if one was asked. */
function seenWords({ decision }: DebriefStop): string {
  const { question } = decision;
  const facts = seenFacts(decision).map(([name, value]) => studentReportText.fact(name, value));
  const asked = question === null ? [] : [`${question.name}. ${question.text}`];
  const all = [...asked, ...(facts.length === 0 ? [] : [facts.join(' · ')])];
  return all.length === 0 ? stopsText.seen.nothing : all.join(' ');
}
