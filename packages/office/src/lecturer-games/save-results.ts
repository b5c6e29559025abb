import { resultsText } from '@fracht/content';
import type { GamePayload } from '@fracht/protocol';
import { fileName } from '@fracht/kit/files/save-file.ts';
import { saveTable } from '@fracht/kit/files/table-file.ts';
import { resultRows } from './result-rows.ts';

/** Saves the results of a game as a workbook. */
export async function saveResults(game: GamePayload): Promise<void> {
  const name = fileName([resultsText.file, game.groupName, String(game.number), game.date], 'xlsx');
  await saveTable({ name, sheet: resultsText.sheet, rows: resultRows(game) });
}
