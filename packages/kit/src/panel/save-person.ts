import { accountsText } from '@fracht/content';
import type { UserPayload } from '@fracht/protocol';
import { ApiError } from '../api/api-error.ts';
import { callExportOf } from '../api/student-calls.ts';
import { fileName, saveFile } from '../files/save-file.ts';
import { personName } from '../session/names.ts';

/** Saves all data kept about a person as a file. A failed call has shown its own notice. (ADM-8) */
export async function savePerson(person: UserPayload): Promise<void> {
  try {
    const data = await callExportOf(person.id);
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    saveFile(fileName([accountsText.file, personName(person)], 'json'), file);
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
  }
}
