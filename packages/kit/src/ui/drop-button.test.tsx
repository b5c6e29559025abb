import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DropButton } from './drop-button.tsx';

afterEach(cleanup);

function Options() {
  const [rows, setRows] = useState(['jeden', 'dwa', 'trzy']);
  return (
    <div data-rows>
      <button type="button">Dodaj</button>
      {rows.map((row) => (
        <p key={row}>
          <span>{row}</span>
          <DropButton label={`Usuń: ${row}`} onDrop={() => setRows(rows.filter((other) => other !== row))} />
        </p>
      ))}
    </div>
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('a list is emptied with Enter alone: the focus goes on to the row that came to the place', async () => {
  render(<Options />);
  screen.getByRole('button', { name: 'Usuń: dwa' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe('Usuń: trzy');
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe('Usuń: jeden');
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe('Dodaj');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('only the row of the pressed button goes', async () => {
  render(<Options />);
  await userEvent.click(screen.getByRole('button', { name: 'Usuń: jeden' }));
  expect(screen.queryByText('jeden')).toBeNull();
  expect(screen.getByText('dwa')).toBeDefined();
  expect(focused()).toBe('Usuń: dwa');
});
