import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { HelpWindow } from '@fracht/kit/help/help-window.tsx';
import { useHelp } from '@fracht/kit/help/use-help.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { stubMapPage } from '@fracht/testing/screens/map-page.ts';
import { triedById } from '../../test/a-sandbox.ts';
import { SandboxGame } from './sandbox-game.tsx';

/** What is normally loaded later is there at once, just as when an earlier file has loaded it. */
beforeAll(() => Promise.all([import('@fracht/kit/ui/modal-window.tsx'), import('@fracht/game/map/map-screen.tsx')]));
beforeEach(stubMapPage);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TRIED = triedById('K05');

/** The sandbox over its editor, inside the frame that shows help on every page. */
function OverEditor() {
  const { asked, close } = useHelp();
  return (
    <>
      <h1>Edytor</h1>
      <SandboxGame tried={TRIED} onClose={() => undefined} />
      {asked === null ? null : (
        <HelpWindow route="panel-admin-emergency-editor" title="Edytor" part={asked.part} onClose={close} />
      )}
    </>
  );
}

/** The first topic that help shows. */
async function explained(): Promise<string | null> {
  const [first] = within(await screen.findByRole('dialog', { name: 'Pomoc' })).getAllByRole('region');
  return first?.getAttribute('aria-label') ?? null;
}

/** Closes help, which closes nothing else. */
async function closed(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Pomoc' })).toBeNull();
}

test('[HLP-1] [HLP-5] ? explains the sandbox while its place is chosen; a button does while it is played, and its open situation first', async () => {
  fakeServer({ 'GET setting/get-list/': { payload: [] } });
  await showScreen(OverEditor);
  const place = await screen.findByRole('dialog', { name: /^Gdzie i\skiedy\?$/u });
  await userEvent.keyboard('?');
  expect(await explained()).toBe('Próba na mapie');
  await closed();
  await userEvent.click(within(place).getByRole('button', { name: 'Zagraj' }));
  const later = await screen.findByRole('button', { name: 'Zwiń, odpowiem później' });
  await userEvent.click(screen.getByRole('button', { name: 'Pomoc do tego ekranu' }));
  expect(await explained()).toBe('Sytuacja');
  await closed();
  expect(screen.getByRole('button', { name: 'Zwiń, odpowiem później' })).toBe(later);
  await userEvent.click(later);
  await waitFor(() => expect(screen.queryByLabelText(/^Sytuacja: /u)).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Pomoc do tego ekranu' }));
  expect(await explained()).toBe('Próba na mapie');
  await closed();
  expect(screen.getByRole('button', { name: 'Pomoc do tego ekranu' })).toBeDefined();
});

test('[TRY-6] while it is played the keyboard cannot come to the page below, and can again when it is left', async () => {
  fakeServer({ 'GET setting/get-list/': { payload: [] } });
  const page = document.createElement('div');
  page.id = 'root';
  document.body.append(page);
  await showScreen(OverEditor);
  expect(page.hasAttribute('inert')).toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Zagraj' }));
  await screen.findByRole('button', { name: 'Zwiń, odpowiem później' });
  expect(page.hasAttribute('inert')).toBe(true);
  cleanup();
  expect(page.hasAttribute('inert')).toBe(false);
  page.remove();
});
