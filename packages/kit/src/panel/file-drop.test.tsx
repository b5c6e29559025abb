import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { FileDrop } from './file-drop.tsx';

const TEXT = { drop: 'Upuść tutaj listę', dropNote: 'CSV albo XLSX', choose: 'Wybierz plik' } as const;
const LIST = new File(['Imię;Nazwisko'], 'klasa.csv', { type: 'text/csv' });

afterEach(cleanup);

function place({ isBusy = false, errors = [] }: { isBusy?: boolean; errors?: readonly string[] } = {}) {
  const onFile = vi.fn<(file: File) => void>();
  const { container } = render(
    <FileDrop sign={null} text={TEXT} accept=".csv,.xlsx" isBusy={isBusy} errors={errors} onFile={onFile} />,
  );
  const box = container.firstElementChild;
  const input = container.querySelector('input');
  if (box === null || input === null) throw new Error('No place to drop a file');
  return { onFile, box, input };
}

test('a file is chosen by the button, from the kinds that can be read', async () => {
  const { onFile, input } = place();
  const opened = vi.spyOn(input, 'click');
  await userEvent.click(screen.getByRole('button', { name: 'Wybierz plik' }));
  expect(opened).toHaveBeenCalledOnce();
  expect(input.accept).toBe('.csv,.xlsx');
  await userEvent.upload(input, LIST);
  expect(onFile.mock.calls).toEqual([[LIST]]);
});

test('the same file may be chosen once more, when it was mended elsewhere', async () => {
  const { onFile, input } = place();
  await userEvent.upload(input, LIST);
  expect(input.value).toBe('');
  await userEvent.upload(input, LIST);
  expect(onFile).toHaveBeenCalledTimes(2);
});

test('a file is dropped, and the browser does not open it', () => {
  const { onFile, box } = place();
  fireEvent.dragOver(box);
  const drop = createEvent.drop(box, { dataTransfer: { files: [LIST] } });
  fireEvent(box, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(onFile.mock.calls).toEqual([[LIST]]);
});

/** The pointer goes from an element to another; the test's browser has no events of its own for dragging. */
function dragOn(from: Element, to: Element): void {
  fireEvent(from, new MouseEvent('dragleave', { bubbles: true, relatedTarget: to }));
}

test('the place is marked as long as a file is held over it or over what stands in it', () => {
  const { box } = place();
  const button = screen.getByRole('button');
  const before = box.className;
  fireEvent.dragOver(box);
  const held = box.className;
  expect(held).not.toBe(before);
  dragOn(box, button);
  dragOn(button, box);
  expect(box.className).toBe(held);
  dragOn(box, document.body);
  expect(box.className).toBe(before);
});

test('text that is dropped is no file', () => {
  const { onFile, box } = place();
  fireEvent.drop(box, { dataTransfer: { files: [] } });
  expect(onFile).not.toHaveBeenCalled();
});

test('while a file is read no other one is taken', async () => {
  const { onFile, box, input } = place({ isBusy: true });
  const opened = vi.spyOn(input, 'click');
  fireEvent.drop(box, { dataTransfer: { files: [LIST] } });
  await userEvent.click(screen.getByRole('button', { name: 'Wybierz plik' }));
  expect(opened).not.toHaveBeenCalled();
  expect(onFile).not.toHaveBeenCalled();
});

test('why a file cannot be read is told, and read with the button', async () => {
  place({ errors: ['To nie jest lista.'] });
  const told = screen.getByRole('status');
  expect(told.textContent).toBe('To nie jest lista.');
  expect(screen.getByRole('button', { name: 'Wybierz plik' }).getAttribute('aria-describedby')).toBe(told.id);
  expect(await axeFindings()).toEqual([]);
});
