import { schoolClock } from '@fracht/content';
import { expect, test } from 'vitest';
import { bodyOf, wishedDraft } from './homework-draft.ts';

const NOW = Date.parse('2026-11-30T23:30Z');

test('[LOC-2] an assignment is set from now until eight in the evening a week later, by the hours of the school wherever the browser is', () => {
  expect(new Date(NOW).getHours()).toBe(18);
  const draft = wishedDraft({ group: '', topics: '' }, [], NOW);
  expect([draft.opens, draft.closes]).toEqual(['2026-12-01T00:30', '2026-12-08T20:00']);
  expect(bodyOf(draft)).toMatchObject({ opensAt: NOW, closesAt: Date.parse('2026-12-08T19:00Z') });
  expect(schoolClock(bodyOf({ ...draft, closes: '2027-07-01T08:00' }).closesAt)).toBe('2027-07-01T08:00');
});

test('[HWO-11] a new assignment shows its attempts after the end unless the teacher chooses otherwise', () => {
  expect(bodyOf(wishedDraft({ group: '', topics: '' }, [], NOW)).shown).toBe('AFTER_END');
});

test('a field without a moment is 0, which the server refuses', () => {
  expect(bodyOf({ ...wishedDraft({ group: '', topics: '' }, [], NOW), closes: '' }).closesAt).toBe(0);
});
