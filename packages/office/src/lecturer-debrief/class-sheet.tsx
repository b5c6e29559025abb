import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { classDebriefText, gamesText } from '@fracht/content';
import type { ClassDebrief, ClassPoint, GamePayload } from '@fracht/protocol';
import { formatChange, formatDate, formatNumber, formatPercent } from '@fracht/kit/format.ts';
import { watchPrinting } from '@fracht/kit/ui/watch-printing.ts';
import {
  aheadWords,
  breachesOf,
  breachWords,
  costWords,
  factWords,
  ifAllWords,
  lawWords,
  namedPoints,
  type NamedPoint,
  pointName,
  pointPlace,
  type ShownOption,
  shownOptions,
} from './class-points.ts';
import { curveLines, curveMarks } from './curve-lines.ts';
import { GroupCurve } from './group-curve.tsx';
import styles from './class-sheet.module.css';

type ClassSheetProps = { readonly game: GamePayload; readonly debrief: ClassDebrief };

/** The single A4 page that is printed for the class. It is rendered only while the page is being printed. (CDB-11) */
export function ClassSheet(props: ClassSheetProps) {
  return usePrinting() ? <Sheet {...props} /> : null;
}

/** Without names, and without the teacher's notes. */
function Sheet({ game, debrief }: ClassSheetProps) {
  const text = classDebriefText;
  const named = namedPoints(debrief);
  return (
    <section className={styles.sheet}>
      <header>
        <p className={styles.title}>{text.heading(gamesText.name(game.groupName, game.number))}</p>
        <p>{`${text.people(debrief.players.length)} · ${formatDate(game.date)} · ${text.sheet.made}`}</p>
      </header>
      <div className={styles.curve}>
        <GroupCurve lines={curveLines(debrief, null)} marks={curveMarks(debrief)} bookmarks={[]} />
      </div>
      <PointsOnPaper title={text.unlawful.title} points={named.filter(({ isUnlawful }) => isUnlawful)} />
      <PointsOnPaper title={text.dearest.title} points={named.filter(({ isUnlawful }) => !isUnlawful)} />
      {debrief.bestMoment === null ? null : <BestOnPaper point={debrief.bestMoment} />}
      {debrief.best === null ? null : (
        <p>
          <b>{`${text.bestKnown.title}:`}</b>
          <bdi>{` ${
            debrief.best.gained > 0
              ? `${formatPercent(Math.round(debrief.best.percent))} ${text.bestKnown.share}`
              : text.bestKnown.lost
          }. ${text.bestKnown.caveat}`}</bdi>
        </p>
      )}
    </section>
  );
}

function PointsOnPaper({ title, points }: { readonly title: string; readonly points: readonly NamedPoint[] }) {
  if (points.length === 0) return null;
  return (
    <>
      <p className={styles.head}>{title}</p>
      <ol className={styles.points} start={points[0]?.number}>
        {points.map(({ point, isUnlawful }) => (
          <li key={point.key}>
            <PointOnPaper point={point} fact={factWords({ point, isUnlawful })} sum={ifAllWords(point)} />
          </li>
        ))}
      </ol>
    </>
  );
}

function BestOnPaper({ point }: { readonly point: ClassPoint }) {
  const { bestMoment, sheet } = classDebriefText;
  const gain = formatChange(Math.round(point.lead?.total ?? 0));
  return (
    <div>
      <p className={styles.head}>{bestMoment.title}</p>
      <PointOnPaper point={point} fact={sheet.ahead(gain)} sum={aheadWords(point) ?? ''} />
    </div>
  );
}

type PointOnPaperProps = {
  readonly point: ClassPoint;
  /** What the class lost or gained there, shown beside the name. */
  readonly fact: string;
  /** The sentence with the sum. */
  readonly sum: string;
};

/** A decision with how many chose what, what that was expected to bring, which rule it breaks, and the sum. */
function PointOnPaper({ point, fact, sum }: PointOnPaperProps) {
  const { sheet } = classDebriefText;
  return (
    <>
      <p>
        <b>{pointName(point)}</b>
        <bdi>{` (${pointPlace(point)}), ${fact}`}</bdi>
      </p>
      {point.subject.is === 'QUESTION' ? <p>{point.subject.text}</p> : null}
      <ul>
        {shownOptions(point).map((option) => (
          <li key={option.letter}>
            {option.isBest ? <b>{`✓ ${option.letter}`}</b> : <bdi>{option.letter}</bdi>}
            <bdi>{` ${option.text}: ${formatNumber(option.count)} (`}</bdi>
            <OptionFacts option={option} />
            <bdi>)</bdi>
          </li>
        ))}
      </ul>
      {breachesOf(point).map((breach) => (
        <p key={breach.letters.join('')}>{sheet.law(breachWords(breach), lawWords(breach))}</p>
      ))}
      <p>{sum}</p>
    </>
  );
}

function OptionFacts({ option }: { readonly option: ShownOption }) {
  const { sheet } = classDebriefText;
  if (option.breaks !== null) {
    return (
      <>
        <b>{sheet.broken}</b>
        {option.note === null ? null : <bdi>{`, ${option.note}`}</bdi>}
      </>
    );
  }
  const facts = [option.expected === null ? costWords(option) : sheet.cost(costWords(option)), option.note];
  return <bdi>{facts.filter((part) => part !== null).join(', ')}</bdi>;
}

/** Whether the page is being printed. */
function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  // The browser prints what is there when the event handler returns, so the page has to be rendered synchronously.
  useEffect(() => watchPrinting((isOn) => flushSync(() => setIsPrinting(isOn))), []);
  return isPrinting;
}
