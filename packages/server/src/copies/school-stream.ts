/** A row as the database has it: texts, numbers and null by column. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** Some rows of a table, in the order of the tables; or one uploaded picture. All rows come before the first picture. */
export type SchoolPart =
  | { readonly table: string; readonly rows: readonly StoredRow[] }
  | { readonly picture: string; readonly bytes: Buffer };

/** A whole school on its way from one place to another: a database, or a file. */
export type SchoolStream = {
  /** Where it comes from, for people. */
  readonly name: string;
  /** The migrations that its tables have gone through, in their order. */
  readonly migrations: readonly string[];
  /** Read once. Every table comes at least once, an empty one with no rows. Throws if the school cannot be read whole. */
  readonly parts: AsyncIterable<SchoolPart>;
};
