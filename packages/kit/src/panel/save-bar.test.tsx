import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { SaveBar } from './save-bar.tsx';

afterEach(cleanup);

function bar(more: Partial<Parameters<typeof SaveBar>[0]> = {}) {
  const onSave = vi.fn<() => void>();
  const onDiscard = vi.fn<() => void>();
  render(<SaveBar count={1} details="Stawka" isBusy={false} onSave={onSave} onDiscard={onDiscard} {...more} />);
  return { onSave, onDiscard };
}

test.each([
  [1, '1 zmiana niezapisana'],
  [3, '3 zmiany niezapisane'],
  [5, '5 zmian niezapisanych'],
])('%i unsaved: %s', (count, says) => {
  bar({ count });
  expect(screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')).toBe(says);
});

test('without changes there is no bar', () => {
  bar({ count: 0 });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

test('what was changed is named, and is saved or discarded with one press', async () => {
  const { onSave, onDiscard } = bar();
  expect(screen.getByText('Stawka')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  await userEvent.click(screen.getByRole('button', { name: 'Odrzuć zmiany' }));
  expect([onSave, onDiscard].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(await axeFindings()).toEqual([]);
});

test('[UIX-12] what cannot be saved says why, and leads to what has to be mended', async () => {
  const onShow = vi.fn<() => void>();
  const { onSave } = bar({ reason: '1 wartość jest poza zakresem.', onShow });
  const save = screen.getByRole('button', { name: 'Zapisz zmiany' });
  await userEvent.click(save);
  expect(onSave).not.toHaveBeenCalled();
  expect(save.title).toBe('1 wartość jest poza zakresem.');
  expect(screen.getByText('1 wartość jest poza zakresem.')).toBeDefined();
  expect(screen.queryByText('Stawka')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż' }));
  expect(onShow).toHaveBeenCalledOnce();
});

test('[UIX-12] while it is saved a second press does nothing', async () => {
  const { onSave } = bar({ isBusy: true });
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  expect(onSave).not.toHaveBeenCalled();
});
