/** The bus subjects of one school's processes, separate from those of other schools on the same bus. */
export type Subjects = {
  /** The subject of a live game's owner. */
  readonly game: (game: string) => string;
  /** The subject of one process. */
  readonly process: (name: string) => string;
};

/** Subjects have dots as separators and wildcards: an id that could be more than one word is refused. */
const ONE_WORD = /^[\w-]{1,64}$/u;

export function subjectsOf(school: string): Subjects {
  return {
    game: (game) => `fracht.${school}.game.${game}`,
    process: (name) => `fracht.${school}.process.${name}`,
  };
}

/** Whether an id from outside may be used in a subject. */
export function isOneWord(id: string): boolean {
  return ONE_WORD.test(id);
}
