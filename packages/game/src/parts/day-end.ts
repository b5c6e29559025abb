import { dayEndsAt, isSleeping, type Car, type DockPastDay, type GameSeconds, type Settings } from '@fracht/engine';
import { gameText, pastDayText } from '@fracht/content';
import { formatDuration, formatGameHour } from '@fracht/kit/format.ts';

/** The latest start of the driver's rest; null: no day has begun, days have no end, or the driver rests. */
export function dayEndOf(settings: Settings, car: Car): GameSeconds | null {
  return isSleeping(car.state.action) ? null : dayEndsAt(settings, car);
}

/** The latest start of the rest, the time until or since then, and the work at a dock that lasts longer: the line of a car's card. (DAY-5) */
export function dayEndWords(end: GameSeconds, at: GameSeconds, dock: DockPastDay | null): string {
  const hour = formatGameHour(end / 60);
  const left = Math.floor((end - at) / 60);
  const words =
    left >= 0
      ? gameText.card.restByLeft(hour, formatDuration(left))
      : gameText.card.restByOver(hour, formatDuration(-left));
  return dock === null
    ? words
    : words + pastDayText.line(gameText.card.steps[dock.work], formatGameHour(dock.ends / 60));
}
