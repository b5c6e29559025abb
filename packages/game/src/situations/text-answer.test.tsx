import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SCENARIO_LIMITS } from '@fracht/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { TextAnswer } from './text-answer.tsx';

afterEach(cleanup);

test('[SIC-9] [SIT-15] a player may type as much as an author may have accepted', async () => {
  const send = vi.fn<() => void>();
  render(<TextAnswer reply={{ send, isPending: false, refusal: null, waiting: null, isOffline: false }} />);
  const longest = 'a'.repeat(SCENARIO_LIMITS.textAnswer);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste(longest);
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledWith({ text: longest });
});

test('[SIC-11] a typed answer that waits for the line stays as it was sent, and says that it waits', () => {
  const reply = { send: () => undefined, isPending: true, refusal: null, isOffline: true };
  render(<TextAnswer reply={{ ...reply, waiting: { text: 'SZ-123456' } }} />);
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'SZ-123456');
  expect(screen.getByRole('status').textContent).toBe('Wybrane, czeka na wysłanie');
});
