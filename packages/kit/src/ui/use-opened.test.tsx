import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useOpened } from './use-opened.ts';

afterEach(cleanup);

function Page() {
  const { what, open, close } = useOpened<string>();
  return (
    <>
      <button onClick={() => open('a')}>A</button>
      <button onClick={() => open('b')}>B</button>
      {what === null ? null : <button onClick={close}>{`Zamknij ${what}`}</button>}
    </>
  );
}

test('[UIX-9] what was opened gives the focus back to who opened it last; what was never open takes it from nobody', async () => {
  render(<Page />);
  expect(document.activeElement).toBe(document.body);
  const [one, other] = [screen.getByRole('button', { name: 'A' }), screen.getByRole('button', { name: 'B' })];
  await userEvent.click(one);
  await userEvent.click(screen.getByRole('button', { name: 'Zamknij a' }));
  expect(document.activeElement).toBe(one);
  await userEvent.click(one);
  await userEvent.click(other);
  await userEvent.click(screen.getByRole('button', { name: 'Zamknij b' }));
  expect(document.activeElement).toBe(other);
});
