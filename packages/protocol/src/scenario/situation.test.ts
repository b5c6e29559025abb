import { LAWS } from '@fracht/engine';
import { expect, test } from 'vitest';
import { SCENARIO_LIMITS } from './scenario-limits.ts';
import { situationSchema } from './situation.ts';

const SCHEMAS = [situationSchema('Nowe pytanie'), situationSchema(null, 'DRAFT')];
const BREACH = { law: 'CMR', article: 'art. 15', why: 'Porzucenie towaru' };

test.each(SCHEMAS)('[LIB-17] what is not said of an answer and the law stays unsaid (%#)', (schema) => {
  const read = schema.parse({ answers: [{ text: 'Jadę' }] });
  expect(read.answers[0]).not.toHaveProperty('breaks');
  expect(read).not.toHaveProperty('breaks_ok');
  expect(read).not.toHaveProperty('breaks_wrong');
});

test.each(SCHEMAS)('[LIB-17] an answer breaks nothing, or one rule; empty or null takes it back (%#)', (schema) => {
  const read = (breaks: unknown) => schema.safeParse({ answers: [{ breaks }] }).data?.answers[0];
  expect(read('NOTHING')?.breaks).toBe('NOTHING');
  expect(read(BREACH)?.breaks).toEqual(BREACH);
  expect(read({ law: 'OTHER' })?.breaks).toEqual({ law: 'OTHER', article: '', why: '' });
  for (const law of LAWS) expect(read({ ...BREACH, law })?.breaks).toMatchObject({ law });
  for (const none of ['', null, undefined]) expect(read(none)?.breaks).toBeUndefined();
  const long = 'a'.repeat(SCENARIO_LIMITS.rule + 1);
  for (const wrong of ['ALL', 3, [], {}, { law: 'COOKING' }, { ...BREACH, why: long }, { ...BREACH, article: long }])
    expect(schema.safeParse({ answers: [{ breaks: wrong }] }).success).toBe(false);
});

test.each(SCHEMAS)('[LIB-17] a typed question says it of a right and of a wrong text (%#)', (schema) => {
  const node = { textAnswer: '112', breaks_ok: 'NOTHING', breaks_wrong: BREACH };
  expect(schema.parse(node)).toMatchObject(node);
});
