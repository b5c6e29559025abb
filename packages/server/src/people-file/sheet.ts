/** The cells of a sheet by row, from the first row of the file, so that row numbers are those of the spreadsheet. */
export type SheetTable = readonly (readonly string[])[];

/** One sheet of a file; a text file has one sheet without a name. */
export type Sheet = { readonly name: string; readonly table: SheetTable };
