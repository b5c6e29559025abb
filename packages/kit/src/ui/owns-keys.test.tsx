import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { useUndoKeys } from '../panel/use-undo-keys.ts';
import { Confirm, Modal } from './modal.tsx';
import { isTyped, ownsKeys } from './owns-keys.ts';

beforeAll(() => import('./modal-window.tsx'));
afterEach(cleanup);

test('[UIX-16] fields, menus, windows and questions take the keys from the screen behind; a window that holds a game does not', () => {
  render(
    <>
      <button>Ekran</button>
      <input type="checkbox" aria-label="Znak" />
      <input aria-label="Pole" />
      <div role="menu" aria-label="Menu">
        <button role="menuitem">Wpis</button>
      </div>
      <div role="dialog" aria-label="Piaskownica" data-game>
        <button>Gra</button>
      </div>
    </>,
  );
  const names = ['Ekran', 'Gra', 'Znak', 'Pole', 'Wpis'];
  const elements = names.map((name) => screen.queryByLabelText(name) ?? screen.getByText(name));
  expect(elements.map(ownsKeys)).toEqual([false, false, true, true, true]);
  expect(elements.map(isTyped)).toEqual([false, false, false, true, false]);
  expect([ownsKeys(null), isTyped(document)]).toEqual([false, false]);
});

test('[UIX-16] the steps back and forward of a page are not taken in a window over it', async () => {
  const steps = { undo: vi.fn<() => void>(), redo: vi.fn<() => void>() };
  function Page() {
    useUndoKeys(steps);
    return (
      <>
        <input aria-label="Nazwa" />
        <div role="dialog" aria-label="Obrazki">
          <input aria-label="Szukaj" />
        </div>
      </>
    );
  }
  render(<Page />);
  await userEvent.type(screen.getByLabelText('Szukaj'), '{Control>}z{/Control}');
  expect(steps.undo).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Nazwa'), '{Control>}zy{/Control}');
  expect([steps.undo, steps.redo].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('[UIX-16] whatever has the focus in a window or a question, the keys are its own', async () => {
  render(
    <Modal show title="Okno" onClose={vi.fn<() => void>()}>
      <p>Treść</p>
    </Modal>,
  );
  expect(ownsKeys(await screen.findByRole('button', { name: 'Zamknij' }))).toBe(true);
  cleanup();
  render(
    <Confirm
      show
      title="Przerwać?"
      text="Na zawsze."
      keep="Nie"
      act="Tak"
      onKeep={vi.fn<() => void>()}
      onAct={vi.fn<() => void>()}
    />,
  );
  expect(ownsKeys(await screen.findByRole('button', { name: 'Nie' }))).toBe(true);
});
