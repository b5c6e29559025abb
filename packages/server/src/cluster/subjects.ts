/** Where the processes of one school hear each other, apart from those of other schools on the same bus. */
export type Subjects = {
  /** The owner of a live game. */
  readonly game: (game: string) => string;
  /** One process, by its name. */
  readonly process: (name: string) => string;
};

/** Subjects are cut at dots and have wildcards: an id that could be more than one word of them is nobody's. */
const ONE_WORD = /^[\w-]{1,64}$/u;

export function subjectsOf(school: string): Subjects {
  return {
    game: (game) => `fracht.${school}.game.${game}`,
    process: (name) => `fracht.${school}.process.${name}`,
  };
}

/** Whether an id that somebody sent may stand in a subject. */
export function isOneWord(id: string): boolean {
  return ONE_WORD.test(id);
}
