import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptOrder, useHeldOrder } from './held-order.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type ListProps = { readonly wanted: readonly string[]; readonly by?: string; readonly asking?: string };

function List({ wanted, by = 'NEED', asking }: ListProps) {
  const { ids, hold } = useHeldOrder<HTMLUListElement>(wanted, by);
  return (
    <ul {...hold}>
      {ids.map((id) => (
        <li key={id}>
          <bdi>{id}</bdi>
          {id === asking ? <button type="button">pisz</button> : null}
        </li>
      ))}
    </ul>
  );
}

const shown = () => screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent);
const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('[LVP-3] who is gone is left out, who is new comes last', () => {
  expect(keptOrder(['a', 'b', 'c'], ['c', 'd', 'a'])).toEqual(['a', 'c', 'd']);
});

test('[LVP-3] rows move at most every ten seconds, and never under the pointer', () => {
  const { rerender } = render(<List wanted={['a', 'b']} />);
  rerender(<List wanted={['b', 'a']} />);
  wait(9000);
  expect(shown()).toEqual(['a', 'b']);
  fireEvent.pointerEnter(screen.getByRole('list'));
  wait(5000);
  expect(shown()).toEqual(['a', 'b']);
  fireEvent.pointerLeave(screen.getByRole('list'));
  wait(1000);
  expect(shown()).toEqual(['b', 'a']);
});

test('[LVP-3] rows do not move while the focus is on them, and do when what had it is gone', () => {
  const { rerender } = render(<List wanted={['a', 'b']} asking="a" />);
  screen.getByRole('button').focus();
  rerender(<List wanted={['b', 'a']} asking="a" />);
  wait(30_000);
  expect(shown()).toEqual(['a', 'b']);
  rerender(<List wanted={['b', 'a']} />);
  wait(1000);
  expect(shown()).toEqual(['b', 'a']);
});

test('[LVP-3] another way to sort moves them at once', () => {
  const { rerender } = render(<List wanted={['a', 'b']} />);
  rerender(<List wanted={['b', 'a']} by="SCORE" />);
  expect(shown()).toEqual(['b', 'a']);
});
