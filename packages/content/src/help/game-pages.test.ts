import { expect, test } from 'vitest';
import { stopsText } from '../pl/stops.ts';
import { GAME_PAGES } from './game-pages.ts';

test('[HLP-2] help on the end of a game tells of the debrief that stands there, in its words', () => {
  const page = GAME_PAGES['game-summary'];
  const words = [...(page?.see ?? []), ...(page?.act ?? [])].join(' ');
  const { title, list, onMap, again, whatIf } = stopsText;
  for (const word of [title, list.title, onMap, again, whatIf]) expect(words).toContain(word);
});
