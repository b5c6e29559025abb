import { carActionLabels, ledgerWords, messageText, sandboxText, shipmentsText } from '@fracht/content';
import {
  type Car,
  type CarAction,
  effectOrigin,
  type GameSeconds,
  type GameState,
  isCarAction,
  isOpen,
  type JournalEntry,
  type LedgerEntry,
  type Order,
  type Player,
  SITUATION_LISTS,
  type TimeWindow,
} from '@fracht/engine';
import { formatChange, formatGameHour, formatGrosze } from '@fracht/kit/format.ts';
import { cityName } from '@fracht/game/parts/route-words.ts';
import { windowHours } from '@fracht/game/parts/window-bar.tsx';
import { decisionLines, pointsTold } from './decision-lines.ts';
import type { StoryLine, StoryTone } from './story-line.ts';

const words = sandboxText.log;

/** Kinds of journal entries for which the game sends no message. */
const TOLD: readonly string[] = ['FERRY_BOARDED', 'FERRY_LEFT', 'CAR_LEFT'];

/** The lines of the log for what happened between two successive states, causes before their effects. (SBX-4) */
export function storyOf(before: GameState, after: GameState): readonly StoryLine[] {
  const [was, is] = [before.players[0], after.players[0]];
  const [order, changed] = [before.orders[0], after.orders[0]];
  if (was === undefined || is === undefined || order === undefined || changed === undefined) return [];
  return [
    ...decisionLines(after, order, changed),
    ...newsLines(before, after),
    ...orderLines(before, after, order, changed),
    ...ledgerLines(before, after, was, is),
    ...is.journal.slice(was.journal.length).flatMap((entry) => journalLine(after, entry)),
    ...standLines(before, after),
    ...endLines(after.now, order, changed, is),
  ];
}

function newsLines(before: GameState, after: GameState): readonly StoryLine[] {
  return after.messages
    .filter(({ id }) => id > before.messageCount)
    .map((message) => line(message.at, 'news', messageText(message).replaceAll('##', '')));
}

function orderLines(before: GameState, after: GameState, was: Order, is: Order): readonly StoryLine[] {
  const { world } = after.setup;
  const lines: string[] = [];
  if (was.type !== is.type) lines.push(words.type(was.type, is.type));
  if (was.destination !== is.destination) {
    lines.push(words.destination(cityName(world, was.destination), cityName(world, is.destination)));
  }
  if (hasMoved(was.pickWindow, is.pickWindow)) {
    lines.push(words.pickWindow(windowHours(was.pickWindow), windowHours(is.pickWindow)));
  }
  if (hasMoved(was.deliverWindow, is.deliverWindow)) {
    lines.push(words.deliverWindow(windowHours(was.deliverWindow), windowHours(is.deliverWindow)));
  }
  if (was.unloadingMinutes !== is.unloadingMinutes) lines.push(words.unloading(is.unloadingMinutes));
  return lines.map((text) => line(Math.max(before.now, after.now), 'order', text));
}

function hasMoved(was: TimeWindow, is: TimeWindow): boolean {
  return was.from !== is.from || was.to !== is.to;
}

/** The new entries of the ledger, without the points that the line of a decision or a call already contains. */
function ledgerLines(before: GameState, after: GameState, was: Player, is: Player): readonly StoryLine[] {
  const [order, changed] = [before.orders[0], after.orders[0]];
  const told = order === undefined || changed === undefined ? [] : [...pointsTold(after, order, changed)];
  const isAsking = changed !== undefined && SITUATION_LISTS.some((list) => changed[list].some(({ done }) => !done));
  return is.ledger.slice(was.ledger.length).flatMap((entry) => {
    const place = entry.reason === 'SITUATION' ? told.indexOf(entry.points) : -1;
    if (place === -1) return [ledgerLine(after, is, entry, isAsking)];
    told.splice(place, 1);
    return [];
  });
}

/** `isAsking`: a question is open, so points booked for a situation are for having reached it. */
function ledgerLine(after: GameState, player: Player, entry: LedgerEntry, isAsking: boolean): StoryLine {
  const { reason, money, points } = entry;
  const brought = [
    ...(money === 0 ? [] : [formatChange(money, formatGrosze)]),
    ...(points === 0 ? [] : [words.points(formatChange(points))]),
  ];
  const label =
    reason === 'SITUATION' && isAsking ? words.reached : ledgerWords(reason, effectOrigin(after, player, entry));
  return line(after.now, money < 0 || points < 0 ? 'loss' : 'gain', label, brought.join(', '));
}

function journalLine(after: GameState, { at, what, car, city }: JournalEntry): readonly StoryLine[] {
  const label = isCarAction(what) ? carActionLabels[what] : factOf(what);
  if (label === null || car === null) return [];
  return [line(at, 'car', words.car(car, label), city === null ? '' : cityName(after.setup.world, city))];
}

function factOf(what: Exclude<JournalEntry['what'], CarAction>): string | null {
  return TOLD.includes(what) ? shipmentsText.course.facts[what] : null;
}

/** Cars whose stop has become longer. */
function standLines(before: GameState, after: GameState): readonly StoryLine[] {
  return after.cars.flatMap((car, index) => {
    const until = standsUntil(car);
    const earlier = before.cars[index];
    if (until === null || until <= after.now || (earlier !== undefined && standsUntil(earlier) === until)) return [];
    return [line(after.now, 'car', words.stands(car.id, formatGameHour(until / 60)))];
  });
}

function standsUntil({ state }: Car): GameSeconds | null {
  return state.action === 'WAITING_EMERGENCY_STOP' || state.action === 'WAITING_ACCIDENT_STOP' ? state.until : null;
}

function endLines(now: GameSeconds, was: Order, is: Order, { ledger }: Player): readonly StoryLine[] {
  if (!isOpen(was) || isOpen(is)) return [];
  const own = ledger.filter(({ order }) => order === is.id);
  const [money, points] = [sum(own.map((entry) => entry.money)), sum(own.map((entry) => entry.points))];
  const balance = words.balance(formatChange(money, formatGrosze), words.points(formatChange(points)));
  return [line(now, 'end', words.settled, balance)];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function line(at: GameSeconds, tone: StoryTone, text: string, detail = ''): StoryLine {
  return { at, tone, text, detail };
}
