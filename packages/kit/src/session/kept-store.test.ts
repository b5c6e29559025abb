import { expect, test } from 'vitest';
import { forgetGame, forgetPerson, keptStore, whenForgotten } from './kept-store.ts';

test('[SGN-5] what is kept for a game goes with the game, all goes with the person', () => {
  const ofGame = keptStore('GAME', () => ({ search: '' }));
  const ofPerson = keptStore('PERSON', () => ({ clip: '' }));
  const told: string[] = [];
  whenForgotten('PERSON', () => void told.push('person'));
  ofGame.setState({ search: 'Ulm' });
  ofPerson.setState({ clip: 'pytanie' });
  forgetGame();
  expect([ofGame.getState(), ofPerson.getState(), told]).toEqual([{ search: '' }, { clip: 'pytanie' }, []]);
  ofGame.setState({ search: 'Ulm' });
  forgetPerson();
  expect([ofGame.getState(), ofPerson.getState(), told]).toEqual([{ search: '' }, { clip: '' }, ['person']]);
});

test('[SGN-5] what comes back is read anew, as a choice kept in the browser', () => {
  let kept = 'on';
  const store = keptStore('PERSON', () => ({ sound: kept }));
  kept = 'off';
  forgetPerson();
  expect(store.getState()).toEqual({ sound: 'off' });
});
