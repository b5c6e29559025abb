import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { RankingNames } from './ranking-names.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('[RNK-6] names in the public rankings are shown only once the lecturer allows it', async () => {
  let isShown = false;
  const user = { id: 'b', email: 'b@szkola.example', first_name: 'Barbara', last_name: 'Nowicka', type: 'TEACHER' };
  const payload = () => ({ ...user, group: null, initials: 'BN', short_name: 'Barbara N.', public_names: isShown });
  const asked = fakeServer({
    'GET user/data/': () => ({ payload: payload() }),
    'PATCH user/settings/': () => {
      isShown = true;
      return { payload: payload() };
    },
  });
  await showScreen(RankingNames);
  const names = screen.getByRole<HTMLInputElement>('switch', { name: /^Pokazuj imię/u });
  await waitFor(() => expect(names.disabled).toBe(false));
  expect(names.checked).toBe(false);
  await userEvent.click(names);
  await waitFor(() => expect(names.checked && !names.disabled).toBe(true));
  expect(asked.find(({ call }) => call === 'PATCH user/settings/')?.body['public_names']).toBe('true');
  expect(await axeFindings()).toEqual([]);
});
