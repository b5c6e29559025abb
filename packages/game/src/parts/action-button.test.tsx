import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ActionHandle } from '../store/use-game-action.ts';
import { ActionButton } from './action-button.tsx';

test('[LIN-13] a button of what the rules refuse says why and sends nothing', async () => {
  const send = vi.fn<ActionHandle['send']>();
  render(
    <ActionButton action={{ type: 'BOOK_ORDER', send, refusal: 'Nie teraz.', isPending: false }}>Biorę</ActionButton>,
  );
  const button = screen.getByRole('button', { name: 'Biorę' });
  expect([button.getAttribute('aria-disabled'), button.title]).toEqual(['true', 'Nie teraz.']);
  await userEvent.click(button);
  expect(send).not.toHaveBeenCalled();
});
