import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { ACCIDENTS } from '@fracht/content';
import { EMPTY_LIBRARY, type Library } from '@fracht/engine';
import type { PlayedJob, TrialJob } from './trial-job.ts';
import { TrialPanel } from './trial-panel.tsx';
import type { OpenPort } from './trial-run.ts';
import { type TrialWish, useTrial } from './use-trial.ts';

afterEach(cleanup);

const WISH: TrialWish = {
  before: { start_money: 30_000, rest_minutes: 540 },
  after: { start_money: 30_000, rest_minutes: 600 },
  sides: 'draft',
};

/** A game in which a longer rest costs 10 zł a minute. */
function played({ side, seed, values }: TrialJob): PlayedJob {
  const score = 40_000 + 37 * (seed % 10) - 10 * ((values['rest_minutes'] ?? 540) - 540);
  const player = { score, money: score * 100, hasLost: false, delivered: 4, overdue: seed % 3 };
  return { side, seed, figures: { players: [player], taken: 5, onTime: 4 } };
}

/** Workers that play only when the test lets them, in the order of the requests. */
function portsOnCommand() {
  const waiting: (() => void)[] = [];
  let posted = 0;
  const open: OpenPort = (onPlayed) => ({
    post: (job) => {
      posted += 1;
      waiting.push(() => onPlayed(played(job)));
    },
    close: () => undefined,
  });
  const play = (games: number): void =>
    act(() => {
      for (let count = 0; count < games; count += 1) waiting.shift()?.();
    });
  return { open, play, posted: () => posted };
}

function Shown({
  open,
  wish,
  hasFault = false,
  askLibrary = () => Promise.resolve(EMPTY_LIBRARY),
}: {
  open: OpenPort;
  wish: TrialWish | null;
  hasFault?: boolean;
  askLibrary?: () => Promise<Library>;
}) {
  return <TrialPanel trial={useTrial({ askLibrary, openWith: () => open })} wish={wish} hasFault={hasFault} />;
}

test('[TRI-1] without a difference there is nothing to try', () => {
  render(<Shown open={portsOnCommand().open} wish={null} />);
  expect(screen.getByText('Zmień ustawienie i sprawdź skutek')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[TRI-3] part of the results comes while the rest is played; then all, with the verdict', async () => {
  const { open, play, posted } = portsOnCommand();
  render(<Shown open={open} wish={WISH} />);
  await userEvent.click(screen.getByRole('button', { name: 'Zacznij próbę' }));
  expect(screen.getByText('Rozegrano 0 z 400')).toBeDefined();
  play(40);
  expect(screen.getByText('Rozegrano 40 z 400')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('10');
  expect(screen.getByRole('img', { name: /^Wynik gracza: .* teraz, .* po zmianach$/u })).toBeDefined();
  play(400);
  expect(screen.getByRole('status').textContent).toBe('Próba skończona: 200\u00a0gier na każdym zestawie wartości.');
  expect(screen.getByText('Gra stanie się wyraźnie trudniejsza.')).toBeDefined();
  const score = screen.getAllByText('Wynik gracza')[0]?.closest('li');
  expect(score?.textContent).toContain('−600');
  const work = screen.getAllByText('Przekroczenia czasu jazdy')[0]?.closest('li');
  expect(work?.textContent).toContain('bez różnicy');
  expect(posted()).toBe(400);
});

test('[TRI-3] the numbers behind the charts stand in a table', async () => {
  const { open, play } = portsOnCommand();
  render(<Shown open={open} wish={WISH} />);
  await userEvent.click(screen.getByRole('button', { name: 'Zacznij próbę' }));
  play(400);
  await userEvent.click(screen.getByText('Liczby w tabeli'));
  const table = within(screen.getByRole('table', { name: 'Wyniki próby' }));
  const mean = table.getAllByRole('row', { name: /^średnia/u })[0];
  expect(mean?.textContent).toMatch(/40\s167.*39\s567/u);
  expect(table.getAllByRole('row', { name: /^odchylenie standardowe/u })).toHaveLength(6);
  expect(await axeFindings()).toEqual([]);
});

test('[TRI-4] a trial that is stopped keeps what it has, and goes on from there', async () => {
  const { open, play, posted } = portsOnCommand();
  render(<Shown open={open} wish={WISH} />);
  await userEvent.click(screen.getByRole('button', { name: 'Zacznij próbę' }));
  play(60);
  await userEvent.click(screen.getByRole('button', { name: 'Przerwij' }));
  expect(screen.getByRole('status').textContent).toMatch(/^Próba przerwana\. Wyniki z\s30\sgier\.$/u);
  const before = posted();
  await userEvent.click(screen.getByRole('button', { name: 'Dokończ próbę' }));
  expect(screen.getByText('Rozegrano 60 z 400')).toBeDefined();
  play(1000);
  expect(screen.getByRole('status').textContent).toMatch(/^Próba skończona: 200\sgier/u);
  expect(posted() - before).toBe(340);
});

test('[TRI-5] values that change after a trial make it old; the games on kept values are not played again', async () => {
  const { open, play, posted } = portsOnCommand();
  const { rerender } = render(<Shown open={open} wish={WISH} />);
  await userEvent.click(screen.getByRole('button', { name: 'Zacznij próbę' }));
  play(1000);
  rerender(<Shown open={open} wish={{ ...WISH, after: { ...WISH.after, rest_minutes: 570 } }} />);
  expect(screen.getByText('Od tej próby wartości się zmieniły.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Zacznij próbę' }));
  play(1000);
  expect(posted()).toBe(600);
  expect(screen.queryByText('Od tej próby wartości się zmieniły.')).toBeNull();
});

test('[TRI-5] once the situations are others, no game is known any more, on either side', async () => {
  const { open, play, posted } = portsOnCommand();
  let library: Library = EMPTY_LIBRARY;
  render(<Shown open={open} wish={WISH} askLibrary={() => Promise.resolve(library)} />);
  const stopAndGoOn = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name: 'Przerwij' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dokończ próbę' }));
  };
  await userEvent.click(screen.getByRole('button', { name: 'Zacznij próbę' }));
  play(60);
  library = structuredClone(library);
  await stopAndGoOn();
  expect(screen.getByText('Rozegrano 60 z 400')).toBeDefined();
  library = { ...library, accidents: ACCIDENTS };
  const before = posted();
  await stopAndGoOn();
  expect(screen.getByText('Rozegrano 0 z 400')).toBeDefined();
  play(1000);
  expect(posted() - before).toBe(400);
});

test('[TRI-6] where the situations do not come, the trial fails and nothing is played', async () => {
  const { open, posted } = portsOnCommand();
  render(<Shown open={open} wish={WISH} askLibrary={() => Promise.reject(new Error('no line'))} />);
  await userEvent.click(screen.getByRole('button', { name: 'Zacznij próbę' }));
  expect(await screen.findByText('Próba się nie udała.')).toBeDefined();
  expect(posted()).toBe(0);
});

test('a trial that is stopped before the situations come stays so', async () => {
  const { open, posted } = portsOnCommand();
  let come = (): void => undefined;
  const askLibrary = (): Promise<Library> =>
    new Promise((resolve) => {
      come = () => resolve(EMPTY_LIBRARY);
    });
  render(<Shown open={open} wish={WISH} askLibrary={askLibrary} />);
  await userEvent.click(screen.getByRole('button', { name: 'Zacznij próbę' }));
  await userEvent.click(screen.getByRole('button', { name: 'Przerwij' }));
  await act(async () => come());
  expect(screen.getByRole('button', { name: 'Dokończ próbę' })).toBeDefined();
  expect(posted()).toBe(0);
});

test('values that change during a trial are told at once, and it can be begun anew with them', async () => {
  const { open, play } = portsOnCommand();
  const { rerender } = render(<Shown open={open} wish={WISH} />);
  await userEvent.click(screen.getByRole('button', { name: 'Zacznij próbę' }));
  play(60);
  rerender(<Shown open={open} wish={{ ...WISH, after: { ...WISH.after, rest_minutes: 570 } }} />);
  expect(screen.getByText('Wartości się zmieniły. Ta próba sprawdza jeszcze poprzednie.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Zacznij od nowa' }));
  expect(screen.queryByText(/^Wartości się zmieniły/u)).toBeNull();
  expect(screen.getByText('Rozegrano 30 z 400')).toBeDefined();
});

test('[TRI-5] results stay marked as old when the values go back to what is kept', async () => {
  const { open, play } = portsOnCommand();
  const { rerender } = render(<Shown open={open} wish={WISH} />);
  await userEvent.click(screen.getByRole('button', { name: 'Zacznij próbę' }));
  play(1000);
  rerender(<Shown open={open} wish={null} />);
  expect(screen.getByText('Od tej próby wartości się zmieniły.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[TRI-6] a field with a wrong value holds the trial back', () => {
  render(<Shown open={portsOnCommand().open} wish={WISH} hasFault />);
  const button = screen.getByRole('button', { name: 'Zacznij próbę' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.title).toBe('Najpierw popraw zaznaczone pola.');
});

test('[TRI-6] a worker that fails is told, and the trial can be begun again', async () => {
  const open: OpenPort = (_, onFail) => ({ post: () => onFail(), close: () => undefined });
  render(<Shown open={open} wish={WISH} />);
  await userEvent.click(screen.getByRole('button', { name: 'Zacznij próbę' }));
  expect(screen.getByText('Próba się nie udała.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Powtórz próbę' })).toBeDefined();
});
