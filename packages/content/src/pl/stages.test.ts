import { expect, test } from 'vitest';
import { stagesOfRounds, stageTexts } from './stages.ts';

const STAGES = stageTexts.map((value, index) => ({ id: index + 1, value }));
const texts = (rounds: number) => stagesOfRounds(STAGES, rounds).map(({ value }) => value);

test('[HWS-1] a game of four rounds has the texts of a lesson, a shorter one ends with the words of the last round', () => {
  expect(texts(4)).toEqual(stageTexts);
  expect(texts(2)).toEqual(stageTexts.with(1, stageTexts[3] ?? ''));
  expect(texts(3)).toEqual(stageTexts.with(2, stageTexts[3] ?? ''));
});

test('[HWS-1] an only round urges no long trips, and says that it is the only one; words of the school stay', () => {
  expect(texts(1)[0]).toContain('tylko jedną rundę');
  expect(texts(1)[0]).not.toContain('Długie kursy');
  expect(texts(1).slice(1)).toEqual(stageTexts.slice(1));
  const own = STAGES.map((stage) => (stage.id === 1 ? { ...stage, value: 'Nasze słowa.' } : stage));
  expect(stagesOfRounds(own, 1)[0]?.value).toBe('Nasze słowa.');
});
