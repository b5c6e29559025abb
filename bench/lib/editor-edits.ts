import type { Page } from '@playwright/test';

/** One kind of edit: going to its place (not measured), the edit itself, and undoing it (not measured). */
export type Edit = {
  readonly name: string;
  readonly before: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  readonly back: (page: Page) => Promise<void>;
};

const press =
  (...keys: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
const undo = press('Control+z');

/** Goes to the first question of the tree by keys, from whichever card is visible. */
const openRoot = async (page: Page): Promise<void> => {
  await page.locator('[data-graph] [data-path]').first().focus();
  await press('Home')(page);
};
const openAnswer = async (page: Page): Promise<void> => {
  await openRoot(page);
  await press('ArrowDown')(page);
};

/** Goes to the first question, then presses the arrow keys `keys` in the graph. */
const walk =
  (...keys: readonly string[]) =>
  async (page: Page): Promise<void> => {
    await openRoot(page);
    await press(...keys)(page);
  };

/** Puts the focus on a field or a button in the form of the first answer. */
const inAnswer =
  (role: 'button' | 'checkbox' | 'textbox', name: string) =>
  async (page: Page): Promise<void> => {
    await openAnswer(page);
    await page.getByRole(role, { name, exact: true }).focus();
  };

const inQuestion =
  (role: 'button' | 'textbox', name: string) =>
  async (page: Page): Promise<void> => {
    await openRoot(page);
    await page.getByRole(role, { name, exact: true }).focus();
  };

/** All kinds of edits that are measured. */
export const EDITS: readonly Edit[] = [
  { name: 'a letter of a question', before: inQuestion('textbox', 'Treść pytania'), act: press('a'), back: undo },
  { name: 'a letter of an answer', before: inAnswer('textbox', 'Treść'), act: press('a'), back: undo },
  {
    name: 'the slowest letter of a sentence, 12 letters a second',
    before: inAnswer('textbox', 'Treść'),
    act: (page) => page.keyboard.type(' Kierowca dzwoni z parkingu.', { delay: 80 }),
    back: undo,
  },
  { name: 'points of an answer', before: inAnswer('textbox', 'Punkty'), act: press('7'), back: undo },
  { name: 'kilometres of an answer', before: inAnswer('textbox', 'Dłuższa droga'), act: press('5'), back: undo },
  {
    name: 'a car in place of the first, ticked',
    before: inAnswer('checkbox', 'Wysyła samochód zastępczy'),
    act: press('Space'),
    back: undo,
  },
  { name: 'a new effect', before: inAnswer('button', 'Dodaj skutek'), act: press('Enter'), back: undo },
  { name: 'the value of an effect', before: inAnswer('textbox', 'Wartość skutku 1'), act: press('5'), back: undo },
  { name: 'a new answer, in the form', before: inAnswer('button', 'Dodaj odpowiedź'), act: press('Enter'), back: undo },
  { name: 'a question to be typed', before: inQuestion('button', 'Wpisana'), act: press('Enter'), back: undo },
  {
    name: 'a letter of the name',
    before: async (page) => {
      await page.getByRole('tab').first().click();
      await page.locator('[data-editor] [name="name"]').focus();
    },
    act: press('a'),
    back: undo,
  },
  {
    name: 'a new answer',
    before: async (page) => {
      await page.getByRole('tab').nth(1).click();
      await openAnswer(page);
    },
    act: press('Insert'),
    back: undo,
  },
  {
    name: 'that answer, redone',
    before: walk('ArrowDown', 'Insert', 'Control+z'),
    act: press('Control+y'),
    back: undo,
  },
  { name: 'an answer up or down', before: openAnswer, act: press('Alt+ArrowDown'), back: undo },
  {
    name: 'an answer to another question',
    before: walk('ArrowRight', 'ArrowDown', 'm', 'ArrowLeft', 'ArrowLeft'),
    act: press('Enter'),
    back: undo,
  },
  {
    name: 'an answer dragged to another question',
    before: async (page) => {
      await openRoot(page);
      await page.locator('[data-way="situation 0"] + [draggable]').hover({ position: { x: 4, y: 12 } });
      await page.mouse.down();
      await page.locator('[data-path="situation.answers.1.situation"]').hover();
    },
    act: (page) => page.mouse.up(),
    back: undo,
  },
  {
    name: 'a branch of 10 questions pasted',
    before: async (page) => {
      await walk('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight')(page);
      await press('ArrowDown', 'ArrowRight', 'Control+c', 'ArrowRight', 'ArrowRight')(page);
    },
    act: press('Control+v'),
    back: undo,
  },
  {
    name: 'a branch of 67 questions removed',
    before: walk('ArrowDown', 'ArrowRight'),
    act: press('Delete'),
    back: undo,
  },
  {
    name: 'a branch of 67 questions folded',
    before: walk('ArrowDown', 'ArrowRight'),
    act: press('Space'),
    back: press('Space'),
  },
  { name: 'a step of the walk', before: openRoot, act: press('ArrowDown'), back: press('ArrowUp') },
  {
    name: 'a jump from the check list',
    before: async (page) => {
      await openRoot(page);
      await page.getByRole('button', { name: 'Przejdź', exact: true }).first().focus();
    },
    act: press('Enter'),
    back: openRoot,
  },
];
