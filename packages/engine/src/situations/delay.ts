import { gameEndsAt } from '../clock.ts';
import type { Effect, EffectType, Trees } from '../library.ts';
import type { GameState, Order } from '../state.ts';
import { type Minutes, minutes } from '../units.ts';
import { type Step, placeAfter, wantsText } from './walk.ts';
import { bestAnswerIndex } from './worth.ts';

/** For how long effects keep an order back: its car stands, or waits for a delivery window that opens later, whichever is longer. (SIT-14) */
export function delayBy(effects: readonly Effect[]): Minutes {
  return Math.max(0, sumOf(effects, 'TIME'), sumOf(effects, 'MOVE_SHIPMENT'));
}

/** For how long the best way through all trees keeps an order back. (SIT-14) */
export function delayOf(trees: Trees): Minutes {
  const steps: Step[] = [];
  const effects: Effect[] = [];
  for (let place = placeAfter(trees, steps); place !== null; place = placeAfter(trees, steps)) {
    const { node, tree } = place;
    const answer = wantsText(node) ? null : bestAnswerIndex(node, tree);
    effects.push(...(answer === null ? node.effects_ok : (node.answers[answer]?.effects ?? [])));
    steps.push({ answer, isRight: answer === null ? true : null, isDenied: false });
  }
  return delayBy(effects);
}

/** Can an order that keeps to its window still be unloaded before the game ends, after so long a delay? (SIT-14) */
export function leavesTime({ setup, now }: GameState, order: Order, delay: Minutes): boolean {
  if (delay === 0) return true;
  const due = Math.max(minutes(order.deliverWindow.to), now);
  return due + minutes(delay + order.unloadingMinutes) <= gameEndsAt(setup);
}

function sumOf(effects: readonly Effect[], wanted: EffectType): number {
  return effects.reduce((sum, { type, value }) => (type === wanted ? sum + value : sum), 0);
}
