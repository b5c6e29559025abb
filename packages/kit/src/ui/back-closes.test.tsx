import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { useBack, useBackCloses } from './back-closes.ts';

afterEach(cleanup);

const WINDOWS = ['list', 'question'] as const;

/** A page on which windows can be opened, one over another; if none is open, Back to `/` asks for confirmation. */
function Page() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(0);
  useBack(true, (path) => {
    setAsked(asked + 1);
    return path === '/';
  });
  return (
    <>
      <output>{[...open, asked].join(' ')}</output>
      {WINDOWS.map((name) => (
        <Window
          key={name}
          name={name}
          isOpen={open.includes(name)}
          onOpen={() => setOpen([...open, name])}
          onClose={() => setOpen(open.filter((other) => other !== name))}
        />
      ))}
    </>
  );
}

type WindowProps = {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
};

function Window({ name, isOpen, onOpen, onClose }: WindowProps) {
  useBackCloses(isOpen, onClose);
  return (
    <button type="button" onClick={onOpen}>
      {name}
    </button>
  );
}

/** The page, reached from others: `/`, then `/other`, then itself; with the browser's own history, the only one that has Back. */
async function shown() {
  const history = createBrowserHistory();
  onTestFinished(() => history.destroy());
  const root = createRootRoute();
  const route = (path: string, component: RouteComponent) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([route('/', () => <p>start</p>), route('/other', Page), route('/page', Page)]),
    history,
  });
  render(<RouterProvider router={router} />);
  for (const to of ['/', '/other', '/page']) await act(() => router.navigate({ to }));
  const state = () => [location.pathname, router.state.location.pathname, screen.queryByRole('status')?.textContent];
  const back = () => act(() => window.history.back());
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
  return { state, back, press };
}

test('[UIX-24] Back closes the topmost window first, then the one below it, and the page stays', async () => {
  const { state, back, press } = await shown();
  press('list');
  press('question');
  expect(state()).toEqual(['/page', '/page', 'list question 0']);
  back();
  await waitFor(() => expect(state()).toEqual(['/page', '/page', 'list 0']));
  back();
  await waitFor(() => expect(state()).toEqual(['/page', '/page', '0']));
});

test('[UIX-24] with nothing open Back leads on, but for what asks first', async () => {
  const { state, back } = await shown();
  back();
  await waitFor(() => expect(state().slice(0, 2)).toEqual(['/other', '/other']));
  back();
  await waitFor(() => expect(state()).toEqual(['/other', '/other', '1']));
});
