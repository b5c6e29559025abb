import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { classDebriefText, gamesText } from '@fracht/content';
import type { ClassDebrief, ClassPoint, GamePayload } from '@fracht/protocol';
import { formatChange, formatDate, formatNumber, formatPercent } from '@fracht/kit/format.ts';
import { keepLight } from '@fracht/kit/ui/keep-light.ts';
import { watchPrinting } from '@fracht/kit/ui/watch-printing.ts';
import { costWords, ifAllBest, pointName, pointPlace, shownOptions } from './class-points.ts';
import { curveLines, curveMarks } from './curve-lines.ts';
import { GroupCurve } from './group-curve.tsx';
import { lostWords } from './loss-words.ts';
import styles from './class-sheet.module.css';

type ClassSheetProps = { readonly game: GamePayload; readonly debrief: ClassDebrief };

/** The single page of A4 that is printed for the class. It is drawn only while the page is being printed. (CDB-11) */
export function ClassSheet(props: ClassSheetProps) {
  return usePrinting() ? <Sheet {...props} /> : null;
}

/** Without names, and without the teacher's notes. */
function Sheet({ game, debrief }: ClassSheetProps) {
  const text = classDebriefText;
  return (
    <section className={styles.sheet}>
      <header>
        <p className={styles.title}>{text.heading(gamesText.name(game.groupName, game.number))}</p>
        <p>
          {text.people(debrief.players.length)} · {formatDate(game.date)} · {text.sheet.made}
        </p>
      </header>
      <div className={styles.curve}>
        <GroupCurve lines={curveLines(debrief, null)} marks={curveMarks(debrief)} bookmarks={[]} />
      </div>
      <p className={styles.head}>{text.dearest.title}</p>
      <ol className={styles.points}>
        {debrief.dearest.map((point) => (
          <PointOnPaper key={point.key} point={point} />
        ))}
      </ol>
      {debrief.bestMoment === null ? null : (
        <p>
          <b>{text.bestMoment.title}:</b> {pointName(debrief.bestMoment)},{' '}
          {formatChange(Math.round(debrief.bestMoment.lead.total))}
        </p>
      )}
      {debrief.best === null ? null : (
        <p>
          <b>{text.bestKnown.title}:</b>{' '}
          {debrief.best.gained > 0
            ? `${formatPercent(Math.round(debrief.best.percent))} ${text.bestKnown.share}`
            : text.bestKnown.lost}
          . {text.bestKnown.caveat}
        </p>
      )}
    </section>
  );
}

/** A decision with how many chose what, what came of that, and what the best would have brought for all. */
function PointOnPaper({ point }: { readonly point: ClassPoint }) {
  const { sheet } = classDebriefText;
  return (
    <li>
      <p>
        <b>{pointName(point)}</b> ({pointPlace(point)}), {sheet.loss(lostWords(point.loss.total))}
      </p>
      {point.subject.is === 'QUESTION' ? <p>{point.subject.text}</p> : null}
      <ul>
        {shownOptions(point).map((option) => (
          <li key={option.letter}>
            {option.isBest ? <b>✓ {option.letter}</b> : option.letter} {option.text}: {formatNumber(option.count)} (
            {sheet.cost(costWords(option))}
            {option.breaks === null ? null : <b>, {sheet.broken}</b>})
          </li>
        ))}
      </ul>
      <IfAll better={ifAllBest(point)} />
    </li>
  );
}

function IfAll({ better }: { readonly better: ReturnType<typeof ifAllBest> }) {
  if (better === null) return <p>{classDebriefText.point.noBetter}</p>;
  return (
    <p>
      {classDebriefText.point.ifAll(better.letter)} {formatNumber(Math.round(better.total))}
    </p>
  );
}

/** Whether the page is being printed. Paper is white: meanwhile the page is light. */
function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  // The browser prints what is there when the event is over, so the sheet has to be drawn at once.
  useEffect(() => watchPrinting((isOn) => flushSync(() => setIsPrinting(isOn))), []);
  useLayoutEffect(() => (isPrinting ? keepLight() : undefined), [isPrinting]);
  return isPrinting;
}
