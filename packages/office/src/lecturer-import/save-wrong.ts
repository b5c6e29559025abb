import { studentsImportText } from '@fracht/content';
import { saveTable } from '@fracht/kit/files/table-file.ts';
import { type ImportDraft, wrongTable } from './import-rules.ts';

/** Saves the rows that need work as a table file. (CLS-6) */
export async function saveWrong(draft: ImportDraft): Promise<void> {
  const { wrongName, list } = studentsImportText;
  await saveTable({ name: `${wrongName}.csv`, sheet: list, rows: wrongTable(draft) });
}
