/** The cells of a sheet, row by row; the first row is the first of the file, so that its numbers are those of a spreadsheet. */
export type Table = readonly (readonly string[])[];

/** One sheet of a file; a text is a file of one sheet without a name. */
export type Sheet = { readonly name: string; readonly table: Table };
