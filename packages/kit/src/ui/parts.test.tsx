import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type MouseEvent } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { setFieldErrors } from './field-errors.ts';
import { Button } from './button.tsx';
import { Field, SelectField, TextareaField } from './field.tsx';
import { Menu } from './menu.tsx';
import { Confirm, Modal } from './modal.tsx';
import { messageParts, orderBelow } from './order-links.ts';
import { Popover } from './popover.tsx';
import { SortHead, Table, type Sort } from './table.tsx';
import { Tabs } from './tabs.tsx';
import { notify, toastStore } from './toasts.ts';

// Loaded here, since each of them loads on demand and a test would have to wait for it.
beforeAll(() => Promise.all([import('./modal-window.tsx'), import('./menu-list.tsx'), import('./popover-box.tsx')]));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  act(() => {
    setFieldErrors({});
    toastStore.setState({ list: [] });
  });
});

test("[FRM-1] [FRM-2] a server's error stands under its field until the field changes", async () => {
  render(
    <>
      <Field label="E-mail" name="email" />
      <Field label="Imię" name="first_name" />
    </>,
  );
  act(() => setFieldErrors({ email: ['Zły adres.'], first_name: ['Puste.'] }));
  expect(screen.getByRole('textbox', { name: 'E-mail' }).getAttribute('aria-invalid')).toBe('true');
  expect(await axeFindings()).toEqual([]);
  await userEvent.type(screen.getByLabelText('E-mail'), 'a');
  expect(screen.queryByText('Zły adres.')).toBeNull();
  expect(screen.getByText('Puste.')).toBeDefined();
});

test('[FRM-2] editing a textarea clears every error', async () => {
  render(
    <>
      <Field label="E-mail" name="email" />
      <TextareaField label="Treść" name="text" id="tresc-pytania" placeholder="Napisz" />
    </>,
  );
  act(() => setFieldErrors({ email: ['Zły adres.'] }));
  await userEvent.type(screen.getByPlaceholderText('Napisz'), 'a');
  expect(screen.queryByText('Zły adres.')).toBeNull();
});

test('[FRM-3] a textarea has its id, its placeholder, and may be disabled', async () => {
  const edit = vi.fn<() => void>();
  render(<TextareaField label="Treść" name="text" id="tresc" placeholder="Napisz" disabled onChange={edit} />);
  const area = screen.getByLabelText<HTMLTextAreaElement>('Treść');
  expect([area.tagName, area.id, area.placeholder, area.disabled]).toEqual(['TEXTAREA', 'tresc', 'Napisz', true]);
  await userEvent.type(area, 'a');
  expect(edit).not.toHaveBeenCalled();
});

test('[FRM-1] all errors of a field are listed under it, each once, and read with it', () => {
  render(<Field label="Hasło" name="password" hint="Od 10 znaków" />);
  act(() => setFieldErrors({ password: ['Za krótkie.', 'Zbyt znane.'], inne: ['Nie tutaj.'] }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Za krótkie.', 'Zbyt znane.']);
  const described = screen.getByLabelText('Hasło').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described).toContain(screen.getByRole('list').id);
});

test('[FRM-2] a choice from a list clears the errors of its own field', async () => {
  render(
    <>
      <SelectField label="Grupa" name="group">
        <option>LOG-2A</option>
        <option>LOG-2B</option>
      </SelectField>
      <Field label="E-mail" name="email" />
    </>,
  );
  act(() => setFieldErrors({ group: ['Nie ma takiej grupy.'], email: ['Zły adres.'] }));
  await userEvent.selectOptions(screen.getByLabelText('Grupa'), 'LOG-2B');
  expect(screen.queryByText('Nie ma takiej grupy.')).toBeNull();
  expect(screen.getByText('Zły adres.')).toBeDefined();
});

test('[UIX-12] a button with a reason says it and does nothing; a busy one too', async () => {
  const press = vi.fn<() => void>();
  render(
    <>
      <Button reason="Najpierw grupa" onClick={press}>
        Zapisz
      </Button>
      <Button isBusy onClick={press}>
        Zapisuję
      </Button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  await userEvent.click(screen.getByRole('button', { name: 'Zapisuję' }));
  expect(press).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Zapisz' }).title).toBe('Najpierw grupa');
});

test('[UIX-7] a modal closes by Zamknij and by Escape', async () => {
  const close = vi.fn<() => void>();
  render(
    <Modal show title="Okno" onClose={close}>
      <p>Treść</p>
    </Modal>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Zamknij' }));
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(2);
  expect(await axeFindings()).toEqual([]);
});

test('[UIX-7] a modal is there only while it is shown', async () => {
  const window = (show: boolean) => (
    <Modal show={show} title="Okno" onClose={vi.fn<() => void>()}>
      <p>Treść</p>
    </Modal>
  );
  const { rerender } = render(window(false));
  expect(screen.queryByText('Treść')).toBeNull();
  rerender(window(true));
  expect(await screen.findByRole('dialog', { name: 'Okno' })).toBeDefined();
  rerender(window(false));
  await waitFor(() => expect(screen.queryByText('Treść')).toBeNull());
});

test('[UIX-7] the top layer is 100, the other one 0', () => {
  const rules = readFileSync(join(import.meta.dirname, 'modal-window.module.css'), 'utf8');
  const layer = (name: string) =>
    new RegExp(`^\\.${name} \\{[^}]*z-index: (?<at>\\d+);`, 'mu').exec(rules)?.groups?.['at'];
  expect([layer('top'), layer('place'), layer('scrim')]).toEqual(['100', '0', '0']);
  expect(rules.indexOf('\n.top')).toBeGreaterThan(rules.indexOf('\n.place'));
});

test('[UIX-7] a top modal lies in the top layer, another does not', async () => {
  render(
    <>
      <Modal show title="Zwykłe" onClose={vi.fn<() => void>()}>
        <p>Treść</p>
      </Modal>
      <Modal show isTop title="Na wierzchu" onClose={vi.fn<() => void>()}>
        <p>Treść</p>
      </Modal>
    </>,
  );
  const layerOf = async (name: string) => (await screen.findByText(name)).closest('[class*="place"]')?.className ?? '';
  expect(await layerOf('Na wierzchu')).toMatch(/top/u);
  expect(await layerOf('Zwykłe')).not.toMatch(/top/u);
});

test('[UIX-8] a question puts the safe answer first', async () => {
  const act1 = vi.fn<() => void>();
  render(
    <Confirm
      show
      title="Usunąć LOG-2A?"
      text="Na zawsze."
      keep="Zostaw"
      act="Usuń grupę"
      onKeep={vi.fn<() => void>()}
      onAct={act1}
    />,
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'Usunąć LOG-2A?' });
  expect([...dialog.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Zostaw',
    'Usuń grupę',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Usuń grupę' }));
  expect(act1).toHaveBeenCalledOnce();
});

function Sorted() {
  const [sort, setSort] = useState<Sort<'name' | 'score'>>({ key: 'name', direction: 'ascending' });
  return (
    <Table label="Wyniki">
      <thead>
        <tr>
          <SortHead column="name" sort={sort} onSort={setSort}>
            Nazwa
          </SortHead>
          <SortHead column="score" sort={sort} first="descending" onSort={setSort}>
            Wynik
          </SortHead>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>LOG</td>
          <td>1</td>
        </tr>
      </tbody>
    </Table>
  );
}

const sorts = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));

test('[UIX-9] a menu opens from its button, does what is picked, and gives the focus back', async () => {
  const remove = vi.fn<() => void>();
  render(<Menu label="Więcej działań: LOG-2A" items={[{ text: 'Usuń grupę', isDanger: true, onPick: remove }]} />);
  const button = screen.getByRole('button', { name: 'Więcej działań: LOG-2A' });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Usuń grupę' }));
  expect(remove).toHaveBeenCalledOnce();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('[UIX-9] a popover opens and closes by its own button and by Escape', async () => {
  render(
    <Popover trigger="Gracze" triggerClass="" label="Gracze, 4 osoby" title="W grze">
      <p>Anna L.</p>
    </Popover>,
  );
  const button = screen.getByRole('button', { name: 'Gracze, 4 osoby' });
  await userEvent.click(button);
  await screen.findByText('Anna L.');
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByText('Anna L.')).toBeNull());
  await userEvent.click(button);
  await screen.findByText('Anna L.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Anna L.')).toBeNull());
});

/** Stops the browser from leaving the test's page, as the app's router does. */
const followed = (event: MouseEvent) => event.preventDefault();

test.each([
  ['Tab behind its last control', '{Tab}{Tab}'],
  ['Shift+Tab before its first one', '{Shift>}{Tab}{/Shift}'],
  ['a link inside that is followed', '{Enter}'],
])('[UIX-9] a popover closes by %s, and its button has the focus', async (_way, keys) => {
  render(
    <>
      <Popover trigger="Komunikaty" triggerClass="" label="Komunikaty, 2 nowe" title="Komunikaty">
        <a href="/game/g/shipments/1" onClick={followed}>
          Zlecenie 1
        </a>
        <button type="button">Przeczytane</button>
      </Popover>
      <button type="button">Pomoc</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Komunikaty, 2 nowe' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const link = await screen.findByRole('link', { name: 'Zlecenie 1' });
  await waitFor(() => expect(document.activeElement).toBe(link));
  await userEvent.keyboard(keys);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('[UIX-9] a popover stays open while the focus is inside, and for a link that opens elsewhere', async () => {
  render(
    <Popover trigger="Komunikaty" triggerClass="" label="Komunikaty" title="Komunikaty">
      <a href="#elsewhere">Zlecenie 1</a>
      <button type="button">Przeczytane</button>
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Komunikaty' }));
  const link = await screen.findByRole('link', { name: 'Zlecenie 1' });
  await waitFor(() => expect(document.activeElement).toBe(link));
  await userEvent.keyboard('{Enter}{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Przeczytane' }));
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test('[UIX-11] a column head tells its order and turns it over', async () => {
  render(<Sorted />);
  expect(sorts()).toEqual(['ascending', null]);
  await userEvent.click(screen.getByRole('button', { name: 'Nazwa' }));
  expect(sorts()).toEqual(['descending', null]);
  await userEvent.click(screen.getByRole('button', { name: 'Wynik' }));
  expect(sorts()).toEqual([null, 'descending']);
  expect(await axeFindings()).toEqual([]);
});

test('[UIX-10] a tab menu shows text and icon, marks the active item, and reports the type of the pressed one', async () => {
  const select = vi.fn<(type: 'a' | 'b') => void>();
  render(
    <Tabs
      label="Menu"
      active="a"
      onSelect={select}
      tabs={[
        { type: 'a', text: 'Pierwsza', icon: <svg data-testid="znak" /> },
        { type: 'b', text: 'Druga' },
      ]}
    >
      treść
    </Tabs>,
  );
  const [first, second] = screen.getAllByRole('tab');
  expect([first?.getAttribute('aria-selected'), second?.getAttribute('aria-selected')]).toEqual(['true', 'false']);
  expect(first?.contains(screen.getByTestId('znak'))).toBe(true);
  await userEvent.click(screen.getByRole('tab', { name: 'Druga' }));
  expect(select.mock.calls).toEqual([['b']]);
});

function Tabbed() {
  const [tab, setTab] = useState<'a' | 'b'>('a');
  return (
    <Tabs
      label="Menu"
      active={tab}
      onSelect={setTab}
      tabs={[
        { type: 'a', text: 'Pierwsza' },
        { type: 'b', text: 'Druga' },
      ]}
    >
      {tab}
    </Tabs>
  );
}

test('[UIX-10] arrow keys walk along the tabs', async () => {
  render(<Tabbed />);
  await userEvent.click(screen.getByRole('tab', { name: 'Pierwsza' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('Druga');
  expect(screen.getByRole('tabpanel').textContent).toBe('b');
  expect(await axeFindings()).toEqual([]);
});

test('[UIX-6] an order between double hashes becomes a link to its page', () => {
  expect(messageParts('Zlecenie ##POZ/1126/0410## dowiezione.')).toEqual([
    { text: 'Zlecenie ', order: null },
    { text: 'POZ/1126/0410', order: 'POZ/1126/0410' },
    { text: ' dowiezione.', order: null },
  ]);
  expect(orderBelow('/game/g1', 'POZ/1126/0410')).toBe('/game/g1/shipments/POZ-1126-0410');
});

test('[UIX-6] hashes around other words are words, and lead nowhere', () => {
  for (const text of ['Klasa ##2A## gra', '##tu##', 'Zobacz ## to']) {
    expect(messageParts(text)).toEqual([{ text, order: null }]);
  }
});

test('[UIX-6] one pair of hashes is enough: what stands behind it is the order', () => {
  expect(messageParts('Dowiezione ##POZ/1126/0410')).toEqual([
    { text: 'Dowiezione ', order: null },
    { text: 'POZ/1126/0410', order: 'POZ/1126/0410' },
  ]);
  expect(messageParts('Bez zlecenia #1')).toEqual([{ text: 'Bez zlecenia #1', order: null }]);
});

test('[UIX-3] a notice of type none is not shown', () => {
  expect(notify({ type: 'none', text: 'cisza' })).toBeNull();
  expect(toastStore.getState().list).toEqual([]);
});
