import type { FieldCode } from '../fields/validation.ts';
import { isSoundText } from '../fields/sound-text.ts';
import { SCENARIO_LIMITS } from './scenario-limits.ts';

/** What is wrong with a structure as a whole, found before any recursion over it. */
export type StructureFault = { readonly code: FieldCode; readonly limit?: number };

type PendingValue = { readonly value: unknown; readonly nesting: number; readonly questions: number };

/** Keys whose value is the next question of a tree. */
const QUESTION_KEYS = new Set([
  'situation',
  'carSituation',
  'timeWindowSituation',
  'situation_ok',
  'situation_wrong',
  'afterDenySituation',
]);
/** Keys with a meaning in JavaScript itself (prototype pollution). */
const RESERVED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Why JSON from outside is not safe for recursion: too large, too deep, or with reserved keys; null if it is safe. Iterative, so that no
 * input can overflow the stack (LIB-3). `startQuestions`: 1 if the root itself is a question, else 0.
 */
export function structureFault(root: unknown, startQuestions: number): StructureFault | null {
  const left: PendingValue[] = [{ value: root, nesting: 0, questions: startQuestions }];
  let values = 0;
  let nodes = 0;
  for (let place = left.pop(); place !== undefined; place = left.pop()) {
    const { value, nesting, questions } = place;
    values += 1;
    if (values > SCENARIO_LIMITS.values) return { code: 'TREE_LARGE', limit: SCENARIO_LIMITS.nodes };
    if (typeof value === 'string' && !isSoundText(value)) return { code: 'TEXT_BROKEN' };
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) nodes += 1;
    if (nodes > SCENARIO_LIMITS.nodes) return { code: 'TREE_LARGE', limit: SCENARIO_LIMITS.nodes };
    if (nesting > SCENARIO_LIMITS.nesting || questions > SCENARIO_LIMITS.depth) {
      return { code: 'TREE_DEEP', limit: SCENARIO_LIMITS.depth };
    }
    for (const [key, inner] of Object.entries(value)) {
      if (RESERVED_KEYS.has(key)) return { code: 'KEY_RESERVED' };
      left.push({ value: inner, nesting: nesting + 1, questions: questions + (isQuestion(key, inner) ? 1 : 0) });
    }
  }
  return null;
}

function isQuestion(key: string, value: unknown): boolean {
  return QUESTION_KEYS.has(key) && typeof value === 'object' && value !== null;
}
