import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ActionAnswer } from '@fracht/game/client/server-message.ts';
import * as session from '@fracht/game/store/game-session.ts';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import type { LiveRow } from './live-rows.ts';
import { TO_EVERYBODY, MessageBox } from './message-box.tsx';

const sendAction = vi.spyOn(session, 'sendAction').mockResolvedValue({ ok: true });

const REFUSED: ActionAnswer = { ok: false, code: 'NOT_ALLOWED_NOW', message: 'Gra jest skończona.' };

beforeEach(() => {
  toastStore.setState({ list: [], last: 0 });
  sendAction.mockClear();
});
afterEach(cleanup);

function row(id: string, first_name: string, more: Partial<LiveRow> = {}): LiveRow {
  return {
    id,
    name: `${first_name} Żak`,
    user: { first_name, last_name: 'Żak' },
    presence: 'ON',
    need: null,
    isStruck: false,
    idle: null,
    orders: 0,
    money: 0,
    points: 0,
    score: 0,
    hasDelivered: false,
    bot: null,
    isTended: false,
    isBots: false,
    seat: null,
    ...more,
  };
}

const ROWS = [row('s1', 'Ola'), row('s2', 'Jan', { presence: 'OFF' }), row('s3', 'Ewa', { presence: 'ABSENT' })];

function open(rows: readonly LiveRow[] = ROWS) {
  const onClose = vi.fn<() => void>();
  const box = (now: readonly LiveRow[]) => (
    <>
      <p>Obok</p>
      <MessageBox rows={now} first={TO_EVERYBODY} onWritten={() => undefined} onClose={onClose} onLeave={onClose} />
    </>
  );
  const { rerender } = render(box(rows));
  return Object.assign(onClose, { change: (now: readonly LiveRow[]) => rerender(box(now)) });
}

test('[LVP-4] the words are written at once, to those who have been in the game', () => {
  open();
  expect(document.activeElement).toBe(screen.getByLabelText('Treść'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Wszyscy w grze (1)',
    'Ola Żak',
    'Jan Żak',
  ]);
});

test('[LVP-4] a press outside closes the window while nothing is written, and no longer once something is', async () => {
  const onClose = open();
  await userEvent.click(screen.getByLabelText('Treść'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Treść'), 'Stop');
  await userEvent.click(screen.getByText('Obok'));
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByLabelText('Treść'));
  await userEvent.click(screen.getByText('Obok'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('blanks are no message', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Treść'), '   ');
  await userEvent.click(screen.getByRole('button', { name: 'Wyślij' }));
  expect(screen.getByText('Napisz treść wiadomości.')).toBeDefined();
  expect(sendAction).not.toHaveBeenCalled();
});

test('refused, the window stays open with what was written, and the reason is told', async () => {
  sendAction.mockResolvedValueOnce(REFUSED);
  const onClose = open();
  await userEvent.type(screen.getByLabelText('Treść'), ' Stop ');
  await userEvent.click(screen.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(toastStore.getState().list.map(({ text }) => text)).toEqual(['Gra jest skończona.']));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Treść').value).toBe(' Stop ');
  await userEvent.click(screen.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sendAction.mock.calls.map(([action]) => action)).toEqual(
    Array.from({ length: 2 }, () => ({ action: 'SEND_MESSAGE', text: 'Stop', player: undefined })),
  );
});

test('[LVP-4] when nobody needs attention any more nothing is sent, and the teacher chooses to whom the words go', async () => {
  const onClose = open([...ROWS, row('s4', 'Iga', { need: 'STILL' })]);
  await userEvent.selectOptions(screen.getByLabelText('Do kogo'), 'Wymagający uwagi (1)');
  await userEvent.type(screen.getByLabelText('Treść'), 'Stop');
  onClose.change(ROWS);
  expect(screen.getByRole<HTMLOptionElement>('option', { selected: true }).textContent).toBe('Wymagający uwagi (0)');
  await userEvent.click(screen.getByRole('button', { name: 'Wyślij' }));
  expect(screen.getByText('Nikt już nie wymaga uwagi. Wybierz, do kogo.')).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  expect(toastStore.getState().list).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Do kogo'), 'Ola Żak');
  expect(screen.queryByText(/Nikt już nie wymaga/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sendAction.mock.calls).toEqual([[{ action: 'SEND_MESSAGE', text: 'Stop', player: 's1' }]]);
});

test('[LVP-10] what is typed while a message is on its way stays in the window', async () => {
  let answer: (answer: ActionAnswer) => void = () => undefined;
  sendAction.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const onClose = open();
  await userEvent.type(screen.getByLabelText('Treść'), 'Stop');
  await userEvent.click(screen.getByRole('button', { name: 'Wyślij' }));
  await userEvent.type(screen.getByLabelText('Treść'), ' i jedź');
  answer({ ok: true });
  await waitFor(() => expect(toastStore.getState().list).toHaveLength(1));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Treść').value).toBe('Stop i jedź');
});

test('[UIX-15] the window goes to the other side rather than lie over what the keyboard has come to', () => {
  open();
  const box = screen.getByRole('dialog');
  const button = document.body.appendChild(document.createElement('button'));
  const isMoved = () => box.className.includes('moved');
  box.getBoundingClientRect = () => new DOMRect(isMoved() ? 80 : 930, 76, 420, 400);
  button.getBoundingClientRect = () => new DOMRect(1000, 100, 120, 32);
  expect(isMoved()).toBe(false);
  act(() => button.focus());
  expect(isMoved()).toBe(true);
  button.remove();
});
