import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { School } from '../harness/school.ts';
import type { Seat } from '../harness/seat.ts';
import { gameShell } from '../pages/game-shell.ts';
import { ordersScreen } from '../pages/orders-screen.ts';
import { situationCard } from '../pages/situation-card.ts';
import { situationWatch } from '../pages/situation-watch.ts';
import { teacherControls } from '../pages/teacher-controls.ts';
import { bookFirst } from './booking.ts';
import { settle } from './settle.ts';

/** How long a situation may take until a car or an order fits it, in milliseconds: some hours of the game. */
const UNTIL_IT_FITS = 90_000;

/** Somebody's page, however it was opened. */
type Viewed = Pick<Seat, 'page'>;

/** A step through a situation: what is done, and words of what is said to it. */
export type Step = {
  readonly answer?: string;
  /** Minutes that go with the answer. */
  readonly minutes?: number;
  readonly text?: string;
  readonly says: string | RegExp;
  /** The points as the feedback shows them. */
  readonly points: string;
};

/** Reserves orders one after another and sends the best car for each with the second click. */
export async function sendCars(seat: Seat, count: number): Promise<void> {
  const orders = ordersScreen(seat.page);
  for (let sent = 0; sent < count; sent += 1) {
    const order = await bookFirst(seat);
    await orders.send.click();
    await expect(orders.row(order)).toHaveCount(0);
  }
}

/** On a slow machine a round ends before everything is done: the teacher begins the next one. */
export async function keepRunning(teacher: Viewed): Promise<void> {
  const controls = teacherControls(teacher.page);
  if (await controls.pause.isVisible()) return;
  await controls.next();
  await expect(controls.pause).toBeVisible();
}

/** Where situations are brought: the teacher leads the game, the school's first student meets them. */
export type Stage = { readonly school: School; readonly game: string; readonly teacher: Viewed };

/** The teacher brings a situation upon the student: at once, or as soon as something fits. */
export async function bring({ school, game, teacher }: Stage, situation: string): Promise<void> {
  await keepRunning(teacher);
  const [{ id: player } = { id: '' }] = school.students;
  const data = { id: randomUUID(), action: 'START_EVENTS', situation, player };
  await school.teacherApi.send('POST', 'server/action/', { game, data });
}

/** Waits on the map until the card of this situation is open. */
export async function meet({ page }: Viewed, name: string): Promise<void> {
  const situation = situationCard(page);
  const look = async (): Promise<boolean> => {
    if (await situation.show.isVisible()) await situation.show.click();
    if (await situation.queued(name).isVisible()) await situation.queued(name).click();
    return situation.named(name).isVisible();
  };
  await gameShell(page).goTo('Mapa');
  await expect.poll(look, { timeout: UNTIL_IT_FITS }).toBe(true);
}

/** Takes the steps of a situation and reads what is said to each, to its end. */
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

/** The teacher stops situations from coming by themselves; everybody answers those that are there, so that the cars go on. */
export async function calmDown(teacher: Viewed, students: readonly Viewed[]): Promise<void> {
  const watch = situationWatch(teacher.page);
  await watch.open();
  await watch.newOnes.click();
  await expect(watch.newOnes).not.toBeChecked();
  for (const student of students) await settle(student);
}
