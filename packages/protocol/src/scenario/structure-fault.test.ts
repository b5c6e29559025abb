import { expect, test } from 'vitest';
import { SCENARIO_LIMITS } from './scenario-limits.ts';
import { structureFault } from './structure-fault.ts';

function nested(questions: number): unknown {
  let tree: unknown = null;
  for (let depth = 0; depth < questions; depth += 1) tree = { situation_wrong: tree };
  return tree;
}

test.each([
  ['an empty tree', null, null],
  ['as many questions under another as may be', nested(50), null],
  ['one more', nested(51), 'TREE_DEEP'],
  ['a hundred thousand more', nested(100_000), 'TREE_DEEP'],
  ['as many nodes as may be', Array.from({ length: 2000 }, () => ({})), null],
  ['one node more', Array.from({ length: 2001 }, () => ({})), 'TREE_LARGE'],
  ['values without end', Array.from({ length: SCENARIO_LIMITS.values }, () => 0), 'TREE_LARGE'],
  ['lists in lists', JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`), 'TREE_DEEP'],
  ['a prototype', JSON.parse('[{"a":{"__proto__":{}}}]'), 'KEY_RESERVED'],
])('%s', (_, structure, code) => {
  expect(structureFault(structure, 1)?.code ?? null).toBe(code);
});
