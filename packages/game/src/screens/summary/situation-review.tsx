import { useId, useState } from 'react';
import type { MissedQuestion, ShownDecision } from '@fracht/engine';
import { reviewText, situationsText } from '@fracht/content';
import { formatChange, formatDuration, formatGameHour, formatNumber, gameDay } from '@fracht/kit/format.ts';
import { Icon, type SpriteName } from '@fracht/kit/ui/icon.tsx';
import { ProgressBar, type ProgressTone } from '@fracht/kit/ui/progress-bar.tsx';
import { OrderLink } from '../../parts/order-link.tsx';
import type { OwnSituation } from '../../situations/own-situations.ts';
import { decisionSum, helpUsed, reachedShare, verdictOf, wasInTime, type AnswerVerdict } from './decisions.ts';
import styles from './decisions.module.css';

const SIGNS: { readonly [V in AnswerVerdict]: SpriteName } = { best: 'b-check', fair: 'b-tight', poor: 'b-cross' };

/** One situation of the summary: its points, each answer with a better one, and, when expanded, the questions and feedback. */
export function SituationReview({ own }: { readonly own: OwnSituation }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { shown } = own;
  const { name, decisions } = shown;
  return (
    <li className={styles.situation}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <Reached own={own} />
        <Circumstances own={own} />
      </div>
      <ol className={styles.decisions} id={id}>
        {decisions.map((decision, index) => (
          <DecisionRow key={`${index} ${decision.at}`} decision={decision} isWhole={isOpen} />
        ))}
      </ol>
      {shown.missed === null ? null : <Missed missed={shown.missed} />}
      {decisions.length === 0 ? null : (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={reviewText.moreSpoken(name)}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="i-down" size={14} />
          <bdi>{reviewText.more}</bdi>
        </button>
      )}
    </li>
  );
}

function Reached({ own }: { readonly own: OwnSituation }) {
  const sum = decisionSum([own]);
  const share = reachedShare(sum);
  const [reached, best] = [formatNumber(sum.reached), formatNumber(sum.best)];
  return (
    <div className={styles.reached}>
      <p aria-hidden="true">
        <b>{reached}</b>
        <bdi>{` ${reviewText.outOf} ${best}`}</bdi>
      </p>
      <ProgressBar share={share} label={reviewText.spoken(reached, best)} tone={toneOf(share)} className={styles.bar} />
    </div>
  );
}

function toneOf(share: number): ProgressTone {
  if (share >= 1) return 'ok';
  return share >= 0.5 ? 'warn' : 'bad';
}

function Circumstances({ own: { order, open, shown, isBots } }: { readonly own: OwnSituation }) {
  const minutes = open.since / 60;
  const help = helpUsed(open, shown);
  const inTime = wasInTime(open, shown);
  const facts = [
    reviewText.struck(gameDay(minutes), formatGameHour(minutes)),
    ...(help === null ? [] : [reviewText.helped[help]]),
    ...(inTime === null ? [] : [inTime ? reviewText.inTime : reviewText.late]),
    ...(isBots ? [reviewText.byBot] : []),
  ];
  return (
    <p className={styles.facts}>
      <OrderLink order={order.id} />
      <bdi>{` · ${facts.join(' · ')}`}</bdi>
    </p>
  );
}

function DecisionRow({ decision, isWhole }: { readonly decision: ShownDecision; readonly isWhole: boolean }) {
  const { question, answer, feedback, points, best } = decision;
  const verdict = verdictOf(decision);
  return (
    <li className={styles.decision}>
      {isWhole ? <p className={styles.question}>{question}</p> : null}
      <p className={styles[verdict]}>
        <Icon name={SIGNS[verdict]} size={14} />
        <span className="vh">{`${reviewText.signs[verdict]} `}</span>
        <span>
          <bdi>{answer}</bdi>
          {verdict === 'best' ? <small>{` – ${reviewText.best}`}</small> : null}
          <Minutes decision={decision} />
        </span>
      </p>
      {verdict === 'best' || best === null || best.answer === '' ? null : (
        <p className={styles.better}>
          <Icon name="i-chev" size={14} />
          <span>{reviewText.better(best.answer)}</span>
        </p>
      )}
      {isWhole ? (
        <p className={styles.said}>
          <bdi>{`${feedback === '' ? situationsText.feedback.empty : feedback} `}</bdi>
          <b>{reviewText.points(formatChange(points))}</b>
        </p>
      ) : null}
    </li>
  );
}

/** A question that was never answered: how long it waited, its words, and the best answer with the reason. */
function Missed({ missed: { question, answer, feedback, points, waited } }: { readonly missed: MissedQuestion }) {
  return (
    <div className={styles.missed}>
      <p className={styles.poor}>
        <Icon name="b-cross" size={14} />
        <span>{reviewText.unanswered(formatDuration(waited / 60))}</span>
      </p>
      <p className={styles.question}>
        <span className="vh">{`${reviewText.question} `}</span>
        <bdi>{question}</bdi>
      </p>
      {answer === '' ? null : (
        <p className={styles.better}>
          <Icon name="i-chev" size={14} />
          <span>{reviewText.better(answer)}</span>
        </p>
      )}
      <p className={styles.said}>
        <bdi>{`${feedback === '' ? situationsText.feedback.empty : feedback} `}</bdi>
        <b>{reviewText.points(formatChange(points))}</b>
      </p>
    </div>
  );
}

/** The minutes that the player asked for, and whether the other side agreed. */
function Minutes({ decision: { input, isDenied } }: { readonly decision: ShownDecision }) {
  if (input === null) return null;
  const { agreed, denied } = situationsText.feedback;
  return <small>{` · ${isDenied ? denied(input) : agreed(input)}`}</small>;
}
