import { CHANGE_EVENTS, EMERGENCIES } from '@fracht/content';
import { historyOf, redone, withStep, undone } from '@fracht/kit/panel/edited/history.ts';
import { applied, type Command, type EditedItem, linkedItem, NEW_ANSWER, NEW_QUESTION_NODE } from '@fracht/scenarios';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** Edits in a row, and their frequency: a removed tree leaves little to edit after it. */
const EDITS = 100;
const ITEMS_EDITED = howMany({ few: 100, many: 1000 });
const index = fc.integer({ min: 0, max: 4 });
const step = fc.oneof(
  { weight: 4, arbitrary: index.map((at) => `.answers.${String(at)}.situation`) },
  fc.constantFrom('.situation_ok', '.situation_wrong', '.afterDenySituation'),
);
const path = fc
  .tuple(fc.constantFrom('situation', 'carSituation', 'timeWindowSituation'), fc.array(step, { maxLength: 3 }))
  .map(([tree, steps]) => tree + steps.join(''));
const text = fc.string({ maxLength: 8 });
const effects = fc.constantFrom([], [{ type: 'TIME', value: 15 } as const]);
const branch = fc.record({ text }).map((fields) => ({ ...NEW_QUESTION_NODE, ...fields }));
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant('emergency'), fields: fc.record({ name: text, maxTime: index }) }),
  fc.record({ do: fc.constant('change'), fields: fc.record({ name: text }) }),
  fc.record({ do: fc.constant('question'), path, fields: fc.record({ text, effects_ok: effects }) }),
  fc.record({ do: fc.constant('answer'), path, index, fields: fc.record({ text, points: index, effects }) }),
  fc.record({ do: fc.constant('addAnswer'), path }),
  fc.record({ do: fc.constant('variant'), path, index, text }),
  fc.record({ do: fc.constant('kind'), path, isTyped: fc.boolean() }),
  fc.record({ do: fc.constant('part'), path }),
  fc.record({ do: fc.constant('insert'), path, at: index, answer: fc.constant(NEW_ANSWER) }),
  fc.record({ do: fc.constant('carry'), from: fc.record({ path, index }), path, at: index }),
  fc.record({ do: fc.constant('cutAnswer'), path, index }),
  fc.record({ do: fc.constant('put'), path, branch }),
  fc.record({ do: fc.constantFrom('remove', 'drop'), path }),
  fc.record({ do: fc.constant('move'), from: path, to: path }),
);

const [emergency] = EMERGENCIES;
const [change] = CHANGE_EVENTS;
if (emergency === undefined || change === undefined) throw new Error('Empty libraries');
const ITEMS: readonly EditedItem[] = [
  linkedItem({ kind: 'EMERGENCY', item: emergency }),
  linkedItem({ kind: 'CHANGE', item: change }),
];

underSeeds('undo', (seed) => {
  test.each(ITEMS)('[EDT-7] thousands of random edits undone give the original back, byte for byte: $kind', (item) => {
    const original = JSON.stringify(item);
    let steps = 0;
    fc.assert(
      fc.property(fc.array(command, { minLength: EDITS, maxLength: EDITS, size: 'max' }), (commands) => {
        let history = commands.reduce((before, each) => withStep(before, applied(before.now, each)), historyOf(item));
        const last = JSON.stringify(history.now);
        const { length } = history.past;
        steps += length;
        for (let count = 0; count < length; count += 1) history = undone(history);
        expect(history.past).toHaveLength(0);
        expect(JSON.stringify(history.now)).toBe(original);
        for (let count = 0; count < length; count += 1) history = redone(history);
        expect(JSON.stringify(history.now)).toBe(last);
      }),
      { numRuns: ITEMS_EDITED, seed, endOnFailure: true },
    );
    expect(steps).toBeGreaterThan((ITEMS_EDITED * EDITS) / 10);
  });
});
