import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
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
  await waitFor(() => expect(onFile).toHaveBeenCalledOnce());
  const [taken] = onFile.mock.calls[0] ?? [];
  expect([taken?.name, taken?.type, await taken?.text()]).toEqual(['klasa.csv', 'text/csv', 'Imię;Nazwisko']);
});

/** A file as in a browser, which reads the disk when asked for its bytes. */
function onDisk(name: string): { file: File; change: () => void } {
  const file = new File(['Jan;Kos'], name);
  const failure = new DOMException('The file has changed since it was chosen', 'NotReadableError');
  return {
    file,
    change: () => {
      file.arrayBuffer = () => Promise.reject(failure);
      file.text = () => Promise.reject(failure);
    },
  };
}

test('[FIL-5] a file is taken as it was when it was chosen, though it is changed on the disk meanwhile', async () => {
  const { onFile, input } = place();
  const { file, change } = onDisk('klasa.csv');
  await userEvent.upload(input, file);
  await waitFor(() => expect(onFile).toHaveBeenCalledOnce());
  change();
  expect(await onFile.mock.calls[0]?.[0].text()).toBe('Jan;Kos');
});

test('[FIL-5] a file that cannot be read any more is told by its name, until one is read', async () => {
  const { onFile, box, input } = place();
  const { file, change } = onDisk('klasa-3b.xlsx');
  change();
  fireEvent.drop(box, { dataTransfer: { files: [file] } });
  expect((await screen.findByText(/klasa-3b\.xlsx/u)).textContent).toContain('Wybierz go jeszcze raz.');
  expect(onFile).not.toHaveBeenCalled();
  await userEvent.upload(input, LIST);
  await waitFor(() => expect(onFile).toHaveBeenCalledOnce());
  expect(screen.getByRole('status').textContent).toBe('');
});

test('[FIL-5] of many files one is read at a time', async () => {
  const { onFile, box } = place();
  const turns: string[] = [];
  const files = ['a.csv', 'b.csv', 'c.csv'].map((name) => {
    const file = new File([name], name);
    file.arrayBuffer = async () => {
      turns.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve));
      turns.push(`${name} is read`);
      return new ArrayBuffer(1);
    };
    return file;
  });
  fireEvent.drop(box, { dataTransfer: { files } });
  await waitFor(() => expect(onFile).toHaveBeenCalledOnce());
  expect(turns).toEqual(files.flatMap(({ name }) => [`${name} begins`, `${name} is read`]));
});

test('the same file may be chosen once more, when it was mended elsewhere', async () => {
  const { onFile, input } = place();
  await userEvent.upload(input, LIST);
  expect(input.value).toBe('');
  await waitFor(() => expect(onFile).toHaveBeenCalledOnce());
  await userEvent.upload(input, LIST);
  await waitFor(() => expect(onFile).toHaveBeenCalledTimes(2));
});

test('a file is dropped, and the browser does not open it', async () => {
  const { onFile, box } = place();
  fireEvent.dragOver(box);
  const drop = createEvent.drop(box, { dataTransfer: { files: [LIST] } });
  fireEvent(box, drop);
  expect(drop.defaultPrevented).toBe(true);
  await waitFor(() => expect(onFile).toHaveBeenCalledOnce());
  expect(onFile.mock.calls[0]?.[0].name).toBe('klasa.csv');
});

/** The pointer moves from one element to another; the test's browser has no drag events of its own. */
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
