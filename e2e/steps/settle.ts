import { CHANGE_EVENTS, EMERGENCIES } from '@fracht/content';
import { type Answer, type EffectType, type Situation, TREE_NAMES } from '@fracht/engine';
import { expect, type Page } from '@playwright/test';
import type { Seat } from '../harness/seat.ts';
import { situationCard } from '../pages/situation-card.ts';

/** More questions than any tree of the library asks in a row. */
const MOST_STEPS = 40;
/**
 * How long an effect of an answer holds the test up, in minutes, in addition to the minutes for which it stops the car: an effect that
 * leaves no car on its way, or no result in the rankings, counts as slow.
 */
const SLOW: Partial<Record<EffectType, number>> = {
  LEAVE_SHIPMENT: 3000,
  GO_BACK: 3000,
  CANCEL_RANKING_PLAYER: 100_000,
  CANCEL_RANKING_GROUP: 100_000,
};

/** Answers all situations of this seat through the card, so that its cars soon drive on; does nothing in a paused game. */
export async function settle({ page }: Pick<Seat, 'page'>): Promise<void> {
  const situation = situationCard(page);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await situation.card.isVisible()) {
      if (!(await takeStep(page))) return;
    } else if (await situation.show.isVisible()) {
      await situation.show.click();
      await expect(situation.card).toBeVisible();
    } else return;
  }
  throw new Error('The situations never end');
}

/** Dismisses a feedback, or gives an answer and waits for its outcome; false if nothing can be answered now. */
async function takeStep(page: Page): Promise<boolean> {
  const situation = situationCard(page);
  if (await situation.goOn.isVisible()) {
    await situation.goOn.click();
    return true;
  }
  if (await situation.paused.isVisible()) return false;
  if (await situation.text.isVisible()) {
    await situation.text.fill('112');
    await situation.send.click();
  } else {
    await situation.answers.nth(await quickest(page)).click();
    if (await situation.minutes.isVisible()) {
      await situation.minutes.fill('30');
      await situation.send.click();
    }
  }
  await expect.poll(() => isAnswered(page)).toBe(true);
  return true;
}

/** Whether an answer has had its outcome: a feedback, the end of the situation, or a paused game, in which there will be none. */
async function isAnswered(page: Page): Promise<boolean> {
  const { card, goOn, paused } = situationCard(page);
  return (await goOn.isVisible()) || (await paused.isVisible()) || !(await card.isVisible());
}

/** The index of the answer that stops the car for the shortest time; the first of equal ones. */
async function quickest(page: Page): Promise<number> {
  const texts = await situationCard(page).answers.allInnerTexts();
  const costs = texts.map((text) => COSTS.find((answer) => text.includes(answer.text))?.minutes ?? 0);
  return costs.indexOf(Math.min(...costs));
}

type Cost = { readonly text: string; readonly minutes: number };

const NODES: readonly (Situation | null)[] = [
  ...EMERGENCIES.flatMap((item) => TREE_NAMES.map((tree) => item[tree])),
  ...CHANGE_EVENTS.map(({ situation }) => situation),
];
const COSTS: readonly Cost[] = NODES.flatMap(costsIn);

/** The cost of each answer to a question, together with the cheapest path after it. */
function costsIn(node: Situation | null): readonly Cost[] {
  if (node === null) return [];
  return [
    ...node.answers.flatMap((answer) => [{ text: answer.text, minutes: costOf(answer) }, ...costsIn(answer.situation)]),
    ...[node.situation_ok, node.situation_wrong, node.afterDenySituation].flatMap(costsIn),
  ];
}

function costOf({ newCar, effects, situation }: Answer): number {
  const answers = situation?.answers.map(costOf) ?? [];
  const after = answers.length === 0 ? 0 : Math.min(...answers);
  return effects.reduce(
    (sum, { type, value }) => sum + (type === 'TIME' ? value : (SLOW[type] ?? 0)),
    after + (newCar ? 300 : 0),
  );
}
