import { cleanup, screen } from '@testing-library/react';
import { CHANGE_EVENTS, EMERGENCIES } from '@fracht/content';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { type EditedItem, dryRunOf } from '@fracht/scenarios';
import { PlayPane } from './play-pane.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const [emergency] = EMERGENCIES;
const change = CHANGE_EVENTS.find(({ type, situation }) => type === 'CHANGE_TRUCK' && situation !== null);
if (emergency === undefined || change === undefined) throw new Error('Nothing to try');

const show = (edited: EditedItem) => {
  fakeServer({});
  const nothing = (): void => undefined;
  return showScreen(
    () => (
      <PlayPane edited={edited} from={null} dryRun={dryRunOf(edited, null, [])} onStep={nothing} onRestart={nothing} />
    ),
    '/editor',
  );
};
const helps = () => ['Wiedza', 'Kierowca', 'Szef'].filter((name) => screen.queryByRole('button', { name }) !== null);

test('a bonus and who helps are told where there are any, as in a game', async () => {
  await show({ kind: 'EMERGENCY', item: emergency });
  expect(screen.getByText(/^premia przez/u)).toBeDefined();
  expect(helps()).toEqual(['Wiedza', 'Kierowca', 'Szef']);
  cleanup();
  await show({ kind: 'EMERGENCY', item: { ...emergency, inTimePoints: 0, help: '' } });
  expect(screen.queryByText(/^premia przez/u)).toBeNull();
  expect(helps()).toEqual(['Wiedza']);
  cleanup();
  await show({ kind: 'EMERGENCY', item: { ...emergency, help: '', knowledge: '' } });
  expect(helps()).toEqual([]);
});

test('a change shows the picture of its type', async () => {
  await show({ kind: 'CHANGE', item: change });
  expect(screen.getByRole('img').getAttribute('src')).toBe('/pictures/change-truck.svg');
});
