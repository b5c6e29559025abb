import { Suspense } from 'react';
import { stopsText } from '@fracht/content';
import { useGame } from '../store/hooks.ts';
import { windowHours } from '../parts/window-bar.tsx';
import { WorkBar } from '../parts/work-bar.tsx';
import type { DebriefDecision } from '@fracht/protocol';
import { formatDuration, formatSpan } from '@fracht/kit/format.ts';
import { TermText } from '@fracht/kit/help/term-text.tsx';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { hourOf } from './moment-words.ts';
import styles from './stop-detail.module.css';

const { seen: words } = stopsText;

/** Loaded apart: the facts beside it come first. */
const MomentMap = lazyPart(() => import('./moment-map.tsx').then((part) => part.MomentMap));

/** What was to be seen when the decision was taken: map, work time, windows, parkings, the question. (DBS-3) */
export function SeenBlock({ decision }: { readonly decision: DebriefDecision }) {
  const { car, question, at } = decision;
  const warning = useGame(({ setup }) => setup.settings.warning_minutes);
  const facts = seenFacts(decision);
  return (
    <section className={styles.seen}>
      <h3>{words.title(hourOf(at))}</h3>
      <Suspense fallback={<div className={styles.room} />}>
        <MomentMap decision={decision} />
      </Suspense>
      {question === null ? null : (
        <p className={styles.question}>
          <b>{question.name}</b> <TermText text={question.text} />
        </p>
      )}
      {car === null ? null : (
        <div className={styles.work}>
          <WorkBar type={car.type} worked={car.working * 60} limit={car.maxWorkTime} warning={warning} />
        </div>
      )}
      {facts.length === 0 && question === null ? <p className={styles.sub}>{words.nothing}</p> : null}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What was known of car, order and parkings, each with its name. (DBS-3) */
export function seenFacts({
  car,
  order,
  parkings,
  at,
}: DebriefDecision): readonly (readonly [name: string, value: string])[] {
  const arrives = car?.arrivesAt ?? null;
  return [
    ...(car === null
      ? []
      : [[words.working, words.workingOf(formatSpan(car.working), formatSpan(car.maxWorkTime))] as const]),
    ...(car === null || arrives === null || car.working >= car.maxWorkTime
      ? []
      : [[words.limit, hourOf(at + (car.maxWorkTime - car.working) * 60)] as const]),
    ...(arrives === null ? [] : [[words.arrives, formatDuration((arrives - at) / 60)] as const]),
    ...(order === null
      ? []
      : [
          [words.pick, windowHours(order.pickWindow)] as const,
          [words.deliver, windowHours(order.deliverWindow)] as const,
        ]),
    ...(parkings === null
      ? []
      : [
          [
            words.parkings,
            parkings.within === 0 ? words.noParking : words.within(parkings.within, parkings.guarded),
          ] as const,
        ]),
  ];
}
