import { decisionText } from '@fracht/content';
import { formatGameHour, gameDay } from '@fracht/kit/format.ts';

/** A game moment, in seconds: "10:24, dzień 2". */
export function shortMoment(at: number): string {
  return decisionText.moment(formatGameHour(at / 60), gameDay(at / 60));
}

/** The same with its round: "10:24, dzień 2, runda 3". */
export function longMoment(at: number, round: number): string {
  return decisionText.longMoment(formatGameHour(at / 60), gameDay(at / 60), round);
}

/** The hour of a game moment, in seconds. */
export function hourOf(at: number): string {
  return formatGameHour(at / 60);
}
