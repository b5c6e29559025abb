import { expect, test } from 'vitest';
import { HELP_PAGES } from '@fracht/content';
import { ROUTES } from './routes.tsx';

/** Frames around other screens, and development pages. */
const FRAMES = ['panel-admin', 'panel-lecturer', 'panel-student', 'game', 'gallery', 'gallery-situation'];

test('[HLP-2] every screen has a page of help, and every page a screen or a part of one', () => {
  const screens = ROUTES.filter(({ screen, name }) => screen !== undefined && !FRAMES.includes(name));
  const pages = Object.keys(HELP_PAGES).filter((name) => !name.startsWith('part-'));
  expect(pages.toSorted()).toEqual(screens.map(({ name }) => name).toSorted());
});
