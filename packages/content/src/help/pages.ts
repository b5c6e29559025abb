import { GAME_PAGES } from './game-pages.ts';
import type { HelpPages } from './help-page.ts';
import { LECTURER_PAGES } from './lecturer-pages.ts';
import { OTHER_PAGES } from './other-pages.ts';

/** The help for each screen, by the name of its route, and for parts of screens as `part-…`. (HLP-1, HLP-2) */
export const HELP_PAGES: HelpPages = { ...GAME_PAGES, ...LECTURER_PAGES, ...OTHER_PAGES };
