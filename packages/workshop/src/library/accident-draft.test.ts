import { ACCIDENTS, findingText } from '@fracht/content';
import { checkAccident } from '@fracht/scenarios';
import { EFFECT_TYPES } from '@fracht/engine';
import { expect, test } from 'vitest';
import { accidentDraftOf, errorsOf, accidentFields, NEW_DRAFT, playable, retyped } from './accident-draft.ts';

const sent = (item: (typeof ACCIDENTS)[number]) => ({
  ...item,
  effects: [...item.effects],
  types: [...item.types],
  lands: [...item.lands],
  version: 1,
  value: '',
});

test.each(ACCIDENTS.map((item) => [item.id, item] as const))('%s goes through the form unchanged', (_, item) => {
  const draft = accidentDraftOf(sent(item));
  expect(errorsOf(draft)).toEqual({});
  const { id: __, ...fields } = item;
  expect(accidentFields(draft)).toEqual({
    ...fields,
    sources: fields.sources ?? [],
    competence: '',
    ownership: fields.ownership ?? '',
    status: fields.status ?? '',
  });
  const { active: _active, ...played } = item;
  expect(playable(draft, item.id)).toEqual(played);
});

test('what is to be mended is not played', () => {
  expect(playable(NEW_DRAFT, 'nowa')).toBeNull();
  expect(playable({ ...NEW_DRAFT, name: 'Korek' }, 'nowa')).toMatchObject({ id: 'nowa', name: 'Korek' });
});

test.each(EFFECT_TYPES)('[RSF-1] %s: what the form takes is what the check takes', (type) => {
  const effect = retyped({ key: 0, type: type === 'TIME' ? 'GO_BACK' : 'TIME', value: '15', isFull: false }, type);
  for (const value of ['-2881', '-2880', '-1', '0', '1', '2', '100', '101', '4320', '4321', '20000', '20001']) {
    const draft = { ...NEW_DRAFT, name: 'Korek', effects: [{ ...effect, value }] };
    const checked = checkAccident({
      id: 'x',
      name: 'Korek',
      types: ['ST'],
      lands: ['PL'],
      effects: [{ type, value: Number(value) }],
    });
    const isWrong = checked.some(({ level }) => level === 'error');
    expect([value, Object.keys(errorsOf(draft)).length > 0]).toEqual([value, isWrong]);
  }
});

test('[RSF-4] another type begins with a number that it takes', () => {
  for (const type of EFFECT_TYPES) {
    const effect = retyped({ key: 0, type: 'TIME', value: '4000', isFull: false }, type);
    expect(errorsOf({ ...NEW_DRAFT, name: 'Korek', effects: [effect] })).toEqual({});
    expect(effect.value).not.toBe('4000');
  }
});

test.each(['', 'x', '1,', '1e3', '0x10', '--1', '1.2.3'])('[RSF-5] "%s" is no number', (value) => {
  const effects = [{ key: 0, type: 'TIME' as const, value, isFull: false }];
  expect(errorsOf({ ...NEW_DRAFT, name: 'Korek', effects })).toEqual({ 'effects.0.value': 'Wpisz liczbę.' });
});

test('[RSF-4] effects that never find their moment together are told', () => {
  const effects = (['MOVE_PICKUP', 'GO_BACK'] as const).map((type, key) => ({ key, type, value: '1', isFull: false }));
  expect(errorsOf({ ...NEW_DRAFT, name: 'Korek', effects })).toEqual({ effects: findingText.EFFECTS_CLASH });
  expect(errorsOf({ ...NEW_DRAFT, name: 'Korek', effects: effects.slice(1) })).toEqual({});
});
