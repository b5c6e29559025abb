import { useState } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { effectRange, fitsRange, newEffect } from '@fracht/scenarios';
import { type Effect, EFFECT_TYPES } from '@fracht/engine';
import { EffectsForm } from './effects-form.tsx';

afterEach(cleanup);

let last: readonly Effect[] = [];

function Holder({ first }: { first: readonly Effect[] }) {
  const [effects, setEffects] = useState(first);
  const keep = (next: readonly Effect[]): void => {
    last = next;
    setEffects(next);
  };
  return <EffectsForm name="effects" effects={effects} onChange={keep} />;
}
const value = () => screen.getByLabelText('Wartość skutku 1');
const typing = async (text: string): Promise<void> => {
  await userEvent.clear(value());
  await userEvent.type(value(), text);
};

test('[RSF-5] a value is typed with a minus, with a comma, and anew', async () => {
  render(<Holder first={[{ type: 'MOVE_PICKUP', value: 60 }]} />);
  await typing('-30');
  expect(value()).toHaveProperty('value', '-30');
  expect(last).toEqual([{ type: 'MOVE_PICKUP', value: -30 }]);
  await typing('12,5');
  expect(last).toEqual([{ type: 'MOVE_PICKUP', value: 12.5 }]);
  await userEvent.clear(value());
  expect(value()).toHaveProperty('value', '');
  await userEvent.type(value(), '500');
  expect(value()).toHaveProperty('value', '500');
  await userEvent.clear(value());
  await userEvent.tab();
  expect(value()).toHaveProperty('value', '500');
});

test('[RSF-5] a change of city is one of two, a full penalty has no value of its own', async () => {
  render(<Holder first={[{ type: 'MONETARY', value: 90 }]} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pełna kara umowna' }));
  expect(value()).toHaveProperty('disabled', true);
  await screen.findByRole('option', { name: 'Zmiana miasta dostawy' });
  await userEvent.selectOptions(screen.getByLabelText('Skutek 1'), 'Zmiana miasta dostawy');
  expect(last).toEqual([{ type: 'CHANGE_CITY', value: 0 }]);
  await userEvent.selectOptions(value(), 'miasto wylosowane');
  expect(last).toEqual([{ type: 'CHANGE_CITY', value: 1 }]);
});

test('[RSF-4] another type of effect begins with a number of its own', async () => {
  render(<Holder first={[{ type: 'TIME', value: 15 }]} />);
  await screen.findByRole('option', { name: 'Zmiana miasta dostawy' });
  for (const type of EFFECT_TYPES.filter((each) => each !== 'TIME')) {
    await userEvent.selectOptions(screen.getByLabelText('Skutek 1'), type);
    expect(last).toEqual([newEffect(type)]);
    expect(fitsRange(newEffect(type).value, effectRange(type))).toBe(true);
  }
  await userEvent.selectOptions(screen.getByLabelText('Skutek 1'), 'LEAVE_SHIPMENT');
  expect(value()).toHaveProperty('value', '50');
});

test('another type of effect keeps the focus where it was chosen', async () => {
  render(<Holder first={[{ type: 'MOVE_PICKUP', value: 60 }]} />);
  await screen.findByRole('option', { name: 'Zmiana miasta dostawy' });
  const type = screen.getByLabelText('Skutek 1');
  type.focus();
  await userEvent.selectOptions(type, 'Zmiana miasta dostawy');
  expect(document.activeElement).toBe(screen.getByLabelText('Skutek 1'));
});

test('after a removal the focus is on the row that follows, then on the one before, at last on the button that adds', async () => {
  render(
    <Holder
      first={[
        { type: 'TIME', value: 10 },
        { type: 'GIVE_MONEY', value: 20 },
        { type: 'ADD_DISTANCE', value: 30 },
      ]}
    />,
  );
  screen.getByRole('button', { name: 'Usuń skutek 2' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(last.map(({ type }) => type)).toEqual(['TIME', 'ADD_DISTANCE']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Usuń skutek 2' }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Usuń skutek 1' }));
  await userEvent.keyboard('{Enter}');
  expect(last).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dodaj skutek' }));
});
