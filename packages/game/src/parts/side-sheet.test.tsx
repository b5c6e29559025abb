import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SideSheet } from './side-sheet.tsx';

test('[MAP-10] the handle of a card on a phone says what a press on it does: more of the card, or less', async () => {
  render(
    <SideSheet label="Poznań" onEscape={() => undefined}>
      <p>Zlecenia stąd</p>
    </SideSheet>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż więcej', expanded: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż mniej', expanded: true }));
  expect(screen.getByRole('button', { name: 'Pokaż więcej', expanded: false })).toBeDefined();
});
