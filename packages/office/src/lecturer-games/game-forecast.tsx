import { newGameText } from '@fracht/content';
import { lessonTiming } from '@fracht/engine';
import { formatNumber, formatSeconds, formatShort } from '@fracht/kit/format.ts';
import { FactList, FactRow } from '@fracht/kit/ui/fact-list.tsx';
import type { LessonLength } from './lesson-length.ts';
import { carCount, lessonMinutes, orderCount, roundMinutes, speedOf, type ReadSetting } from './new-game-rules.ts';
import styles from './game-forecast.module.css';

/** What a new game will have: players, rounds, pace, orders, cars, minutes. (NGM-1) */
export function GameForecast({
  players,
  number,
  isAuto,
  lesson,
  setting,
}: {
  players: number;
  number: number;
  isAuto: boolean;
  lesson: LessonLength;
  setting: ReadSetting;
}) {
  const { facts, ...text } = newGameText;
  const rows: readonly (readonly [string, string])[] = [
    [facts.players, formatNumber(players)],
    [facts.rounds, text.times(4, formatSeconds(roundMinutes(setting) * 60))],
    [facts.breaks, isAuto ? text.times(3, formatSeconds(setting('round_break_s'))) : '–'],
    ...(lesson === null ? [] : restOfLesson(lesson)),
    [facts.pace, `× ${formatShort(speedOf(setting, number))}`],
    [facts.orders, formatNumber(orderCount(setting, players))],
    [facts.cars, formatNumber(carCount(setting, players))],
  ];
  return (
    <aside className={styles.box} aria-label={text.what} aria-live="polite">
      <b>{text.what}</b>
      <FactList className={styles.facts}>
        {rows.map(([name, value]) => (
          <FactRow key={name} name={name}>
            {value}
          </FactRow>
        ))}
      </FactList>
      <p className="small muted">{text.forAll}</p>
      <p>
        <span className="small muted">{isAuto ? text.withBreaks : text.withoutBreaks}</span>
        <br />
        <b className={styles.total}>{text.minutes(Math.round(lessonMinutes(setting, isAuto)))}</b>
      </p>
    </aside>
  );
}

/** How much of a lesson is left before and after the game. */
function restOfLesson(lesson: NonNullable<LessonLength>): readonly (readonly [string, string])[] {
  const { arrival, talk } = lessonTiming(lesson);
  const { facts, minutes } = newGameText;
  return [
    [facts.arrival, minutes(arrival)],
    [facts.talk, minutes(talk)],
  ];
}
