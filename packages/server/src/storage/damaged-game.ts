/** What is stored of a game cannot be read, or does not fit together. It is no fault of the database as a whole. (STO-10) */
export class DamagedGame extends Error {
  constructor(game: string, cause: unknown) {
    super(`what is stored of the game ${game} cannot be read`, { cause });
  }
}
