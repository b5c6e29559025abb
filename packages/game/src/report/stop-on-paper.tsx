import { stopsText, studentReportText } from '@fracht/content';
import type { WhatIfPayload } from '@fracht/protocol';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { cameRows } from '../debrief/came-words.ts';
import { alsoGoodWords, broughtWords, deliveryWords, ruleWords } from '../debrief/better-words.ts';
import { choiceWords, routeWords } from '../debrief/choice-words.ts';
import { limitNote, sentence } from '../debrief/chosen-block.tsx';
import { bestOther, type DebriefStop } from '../debrief/decision.ts';
import { decisionTitle } from '../debrief/decision-title.ts';
import { longMoment } from '../debrief/moment-words.ts';
import { seenFacts } from '../debrief/seen-block.tsx';
import { amountNote, changeWords } from '../debrief/worth-words.ts';
import { useGame } from '../store/hooks.ts';
import styles from './stop-on-paper.module.css';

type StopOnPaperProps = {
  readonly stop: DebriefStop;
  readonly number: number;
  /** From which loss on a decision is a slip, in zł. */
  readonly slip: number;
  /** What the best of the rest would have come to; null: there was no other way. */
  readonly whatIf: WhatIfPayload | null;
};

/** One stop on paper: what it cost, what was to be seen, what was chosen, what came of it, what would have been better, and the rule. (RPR-1, RPR-2) */
export function StopOnPaper({ stop, number, slip, whatIf }: StopOnPaperProps) {
  const { world, settings } = useGame(({ setup }) => setup);
  const { decision, isStrength, inClass } = stop;
  const best = bestOther(decision);
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
          {note === null ? null : ` ${note}`}
          {inClass === null ? null : ` (${stopsText.inClass(inClass.times, inClass.players)})`}
        </dd>
        <dt>{stopsText.came}</dt>
        <dd>
          <Came whatIf={whatIf} />
        </dd>
        {best === null ? null : (
          <>
            <dt>{isStrength ? stopsText.weaker : stopsText.better}</dt>
            <dd>
              <b>{sentence(choiceWords(best.choice, decision.kind, world))}</b>{' '}
              {whatIf === null ? null : `${deliveryWords(whatIf)} `}
              {broughtWords(best)} {isStrength ? null : alsoGoodWords(decision, slip, world)}
            </dd>
          </>
        )}
      </dl>
      <p>{ruleWords(decision, settings)}</p>
    </section>
  );
}

/** What came of the decision, as the screen tells it. */
function Came({ whatIf }: Pick<StopOnPaperProps, 'whatIf'>) {
  const world = useGame(({ setup }) => setup.world);
  const rows = whatIf === null ? [] : cameRows(whatIf, world);
  if (rows.length === 0) return <>{stopsText.cameNothing}</>;
  return (
    <ul className={styles.came}>
      {rows.map(({ key, hour, words, amount }) => (
        <li key={key}>
          <span>{hour}</span>
          <span>{words}</span>
          <b>{amount}</b>
        </li>
      ))}
    </ul>
  );
}

function Head({ stop: { decision, isStrength }, number }: Pick<StopOnPaperProps, 'stop' | 'number'>) {
  const world = useGame(({ setup }) => setup.world);
  const { car, order, judgement, at, round } = decision;
  const worth = isStrength ? judgement?.lead : judgement?.loss;
  const about = [
    longMoment(at, round),
    car?.id,
    order === null ? undefined : `${order.id} ${routeWords(order, world)}`,
  ];
  return (
    <header className={styles.head}>
      <span className={styles.number}>
        {isStrength ? <Icon name="i-star" size={14} label={stopsText.list.spokenStrength} /> : number}
      </span>
      <div>
        <h4>{decisionTitle(decision, isStrength)}</h4>
        <p>{about.filter((part) => part !== undefined).join(' · ')}</p>
      </div>
      {worth === undefined ? null : (
        <p className={styles.amount}>
          <b>{changeWords(isStrength ? worth.total : -worth.total)}</b>
          <small>{amountNote(decision, isStrength)}</small>
        </p>
      )}
    </header>
  );
}

/** The facts of the moment, and the question where one was asked. */
function seenWords({ decision }: DebriefStop): string {
  const { question } = decision;
  const facts = seenFacts(decision).map(([name, value]) => studentReportText.fact(name, value));
  const asked = question === null ? [] : [`${question.name}. ${question.text}`];
  const all = [...asked, ...(facts.length === 0 ? [] : [facts.join(' · ')])];
  return all.length === 0 ? stopsText.seen.nothing : all.join(' ');
}
