import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import type { School } from '../harness/school.ts';
import type { Seat } from '../harness/seat.ts';
import { gameShell } from '../pages/game-shell.ts';
import { ordersScreen } from '../pages/orders-screen.ts';
import { situationCard } from '../pages/situation-card.ts';
import { situationWatch } from '../pages/situation-watch.ts';
import { teacherControls } from '../pages/teacher-controls.ts';
import { bookFirst } from './booking.ts';
import type { LedGame } from './led-game.ts';
import { settle } from './settle.ts';

/** How long a situation may wait for a car or an order that fits, in ms: some hours of the game. */
const UNTIL_IT_FITS = 300_000;

/** Anybody's page, however it was opened. */
type Viewed = Pick<Seat, 'page'>;

/** A step through a situation: the answer, and words of its feedback. */
export type Step = {
  readonly answer?: string;
  /** Minutes to enter with the answer. */
  readonly minutes?: number;
  readonly text?: string;
  readonly says: string | RegExp;
  /** The points as the feedback shows them. */
  readonly points: string;
};

/** Reserves several orders, and sends the best car for each with the second click. */
export async function sendCars(seat: Seat, count: number): Promise<void> {
  const orders = ordersScreen(seat.page);
  for (let sent = 0; sent < count; sent += 1) {
    const order = await bookFirst(seat, 'earning');
    await orders.send.click();
    await expect(orders.row(order)).toHaveCount(0);
  }
}

/** The leader of a game: on a page, or without one. */
type Leader = Viewed | Pick<LedGame, 'keepRunning'>;

/** On a slow machine a round may end before everything is done: then the teacher starts the next. */
export async function keepRunning(teacher: Leader): Promise<void> {
  if ('keepRunning' in teacher) return teacher.keepRunning();
  const controls = teacherControls(teacher.page);
  if (await controls.pause.isVisible()) return;
  await controls.next();
  await expect(controls.pause).toBeVisible();
}

/** Where situations are triggered: the teacher's game, in which the school's first student gets them. */
export type Stage<Who extends Leader = Viewed> = {
  readonly school: School;
  readonly game: string;
  readonly teacher: Who;
};

/** The teacher triggers a situation for the student, as soon as it fits something: before that it is refused. */
export async function bring({ school, game, teacher }: Stage<Leader>, situation: string): Promise<void> {
  const [{ id: player } = { id: '' }] = school.students;
  await expect(async () => {
    await keepRunning(teacher);
    const data = { id: randomUUID(), action: 'START_EVENTS', situation, player };
    await school.teacherApi.call(CALLS.action, { body: { game, data } });
  }).toPass({ timeout: UNTIL_IT_FITS, intervals: [500] });
}

/** Waits until the map shows the card of this situation; of several with its name, the one that is shown, or the first. */
export async function meet({ page }: Viewed, name: string): Promise<void> {
  const situation = situationCard(page);
  const look = async (): Promise<boolean> => {
    if (await situation.show.isVisible()) await situation.show.click();
    if (await situation.named(name).isVisible()) return true;
    const queued = situation.queued(name).first();
    if (await queued.isVisible()) await queued.click();
    return situation.named(name).isVisible();
  };
  await gameShell(page).goTo('Mapa');
  await expect.poll(look, { timeout: UNTIL_IT_FITS }).toBe(true);
}

/** Gives the answers of a situation one after another to its end, and expects the words of each feedback. */
export async function answerAll(seat: Viewed, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await answerOne(seat, step);
}

async function answerOne({ page }: Viewed, { answer, minutes, text, says, points }: Step): Promise<void> {
  const situation = situationCard(page);
  if (answer !== undefined) await situation.answer(answer).click();
  if (minutes !== undefined) await situation.minutes.fill(String(minutes));
  if (text !== undefined) await situation.text.fill(text);
  if (minutes !== undefined || text !== undefined) await situation.send.click();
  await expect(situation.feedback).toContainText(says);
  await expect(situation.feedback).toContainText(`${points}\u00a0pkt`);
  await situation.goOn.click();
}

/** The teacher stops new situations; everybody answers the open ones, so that the cars drive on. */
export async function calmDown(teacher: Viewed, students: readonly Viewed[]): Promise<void> {
  const watch = situationWatch(teacher.page);
  await watch.open();
  await watch.newOnes.click();
  await expect(watch.newOnes).not.toBeChecked();
  for (const student of students) await settle(student);
}
