import type { Player } from '@fracht/engine';
import { replayText } from '@fracht/content';
import { formatChange, formatGameHour, formatWholeZloty, gameDay } from '@fracht/kit/format.ts';
import { playerName } from '../parts/player-name.ts';
import type { ShownHappening } from './shown-happenings.ts';

/** The words of a happening in the list. */
export type HappeningWords = {
  readonly title: string;
  /** The situation, the order, and whose it is; empty: nothing more is known. */
  readonly detail: string;
  /** What it brought, with its sign; empty: nothing. */
  readonly amount: string;
  readonly isLoss: boolean;
};

/** The words of a happening; with the name of its player if that one is among `players`. */
export function happeningWords(happening: ShownHappening, players: readonly Player[]): HappeningWords {
  const { what, car, order, name, player, round, money, points } = happening;
  const told = replayText.happened[what];
  const begins = round === null ? told : `${told}\u00a0${round}`;
  const who = players.find(({ id }) => id === player);
  const details = [name, order, who === undefined ? null : playerName(who, players)];
  return {
    title: car === null ? begins : `${car}: ${lowerFirst(begins)}`,
    detail: details.filter((part) => part !== null && part !== '').join(' · '),
    amount: amountOf(money, points),
    isLoss: money < 0 || (money === 0 && points < 0),
  };
}

/** A moment for screen readers: hour, day and round. */
export function spokenMoment(at: number, round: number): string {
  return replayText.moment(formatGameHour(at / 60), gameDay(at / 60), Math.max(1, round));
}

function amountOf(money: number, points: number): string {
  if (money !== 0) return formatChange(money, formatWholeZloty);
  return points === 0 ? '' : replayText.points(formatChange(points));
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase('pl') + text.slice(1);
}
