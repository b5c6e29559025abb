import type { PlayerUser } from '@fracht/engine';

const NAMES = [
  ['Zofia', 'Kowalczyk'],
  ['Bartek', 'Wiśniewski'],
  ['Ola', 'Lewandowska'],
  ['Kacper', 'Tomczyk'],
  ['Natalia', 'Zielińska'],
  ['Michał', 'Dąbrowski'],
  ['Julia', 'Szymańska'],
  ['Jakub', 'Woźniak'],
  ['Amelia', 'Kozłowska'],
  ['Szymon', 'Jankowski'],
  ['Hanna', 'Mazur'],
  ['Filip', 'Krawczyk'],
] as const;

/** Users for development games; the first one is the viewer. After the twelfth they are numbered. */
export const PEOPLE: readonly PlayerUser[] = Array.from({ length: 60 }, (_, index) => {
  const [first_name, last_name] = NAMES[index] ?? ['Krzysztof', `Brzęczyszczykiewicz-${index + 1}`];
  return { id: `p${index + 1}`, first_name, last_name, num_games: 0 };
});

export const DEV_TEACHER: PlayerUser = { id: 't1', first_name: 'Anna', last_name: 'Maj', num_games: 0 };
