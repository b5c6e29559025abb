import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { TermsOf, TermText } from './term-text.tsx';

afterEach(cleanup);

test('[HLP-6] a word of the trade opens what it is by the keyboard, and Escape gives the focus back', async () => {
  render(
    <main>
      <h1>
        <TermText text="Kto podpisuje list CMR?" />
      </h1>
    </main>,
  );
  const word = await screen.findByRole('button', { name: 'CMR' });
  expect(screen.getByRole('heading', { name: /^Kto podpisuje list CMR\s?\?$/u })).toBeTruthy();
  await userEvent.tab();
  expect(document.activeElement).toBe(word);
  await userEvent.keyboard('{Enter}');
  const box = await screen.findByRole('dialog', { name: 'CMR' });
  expect(box.textContent).toContain('Konwencja o\u00a0umowie');
  expect(box.textContent).not.toContain('trzy oryginały');
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(word);
});

test('[HLP-6] words in answers stand below them, each once; where there are none nothing stands', async () => {
  const { rerender } = render(<TermsOf texts={['Wpisuje zastrzeżenia do CMR', 'Podpisuje CMR bez uwag']} />);
  await screen.findByText(/^Słowa w\sodpowiedziach:$/u);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['zastrzeżenia', 'CMR']);
  rerender(<TermsOf texts={['Dzwoni do szefa', 'Czeka']} />);
  expect(screen.queryByText(/^Słowa w/u)).toBeNull();
});
