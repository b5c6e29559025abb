/** What is stored of a game cannot be read, or is inconsistent. It is not a fault of the database as a whole. (STO-10) */
export class DamagedGame extends Error {
  constructor(game: string, cause: unknown) {
    super(`what is stored of the game ${game} cannot be read`, { cause });
  }
}

/** The library that games were made with cannot be read, or is gone. */
export class DamagedLibrary extends Error {
  constructor(name: string, cause?: unknown) {
    super(`the library ${name} cannot be read`, { cause });
  }
}
