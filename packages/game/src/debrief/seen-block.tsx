import { Link } from '@tanstack/react-router';
import { stopsText } from '@fracht/content';
import { datedHours } from '../parts/window-bar.tsx';
import type { DebriefDecision } from '@fracht/protocol';
import { formatDuration, formatSpan } from '@fracht/kit/format.ts';
import { TermText } from '@fracht/kit/help/term-text.tsx';
import { FactList, FactRow } from '@fracht/kit/ui/fact-list.tsx';
import { replayPlace } from './addresses.ts';
import { hourOf } from './moment-words.ts';
import styles from './stop-detail.module.css';

const { seen: words } = stopsText;

type SeenBlockProps = {
  readonly game: string;
  readonly decision: DebriefDecision;
  /** The index of its stop in the list, from 0, to which the map's back link leads. */
  readonly place: number;
};

/** What could be seen when the decision was taken: work time, windows, parkings, the question; and the link to the map of that moment. (DBS-3) */
export function SeenBlock({ game, decision, place }: SeenBlockProps) {
  const { question, at } = decision;
  const facts = seenFacts(decision);
  return (
    <section>
      <h3>
        <bdi>{words.title(hourOf(at))}</bdi>
        <Link {...replayPlace(game, decision, place)}>{stopsText.onMap}</Link>
      </h3>
      {question === null ? null : (
        <p className={styles.question}>
          <b>{question.name}</b> <TermText text={question.text} />
        </p>
      )}
      {facts.length === 0 && question === null ? <p className={styles.sub}>{words.nothing}</p> : null}
      <FactList className={styles.facts}>
        {facts.map(([name, value]) => (
          <FactRow key={name} name={name}>
            {value}
          </FactRow>
        ))}
      </FactList>
    </section>
  );
}

/** What was known about car, order and parkings, each with its name. (DBS-3) */
export function seenFacts({
  car,
  order,
  parkings,
  at,
}: DebriefDecision): readonly (readonly [name: string, value: string])[] {
  // Earlier debriefs computed both moments without the breaks on the way.
  const limit = car?.limitAt ?? null;
  const arrives = car?.limitAt === undefined ? null : car.arrivesAt;
  return [
    ...(car === null
      ? []
      : [[words.working, words.workingOf(formatSpan(car.working), formatSpan(car.maxWorkTime))] as const]),
    ...(car === null || limit === null || car.working >= car.maxWorkTime
      ? []
      : [[words.limit, hourOf(limit)] as const]),
    ...(arrives === null ? [] : [[words.arrives, formatDuration((arrives - at) / 60)] as const]),
    ...(order === null
      ? []
      : [
          [words.pick, datedHours(order.pickWindow)] as const,
          [words.deliver, datedHours(order.deliverWindow)] as const,
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
