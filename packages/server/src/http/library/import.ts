import { fieldText } from '@fracht/content';
import { envelope, importEventsBody, importEventsPayload } from '@fracht/protocol';
import { type ImportedItem, importLibrary, libraryOfFile } from '../../commands/import-library.ts';
import type { AppContext } from '../../context.ts';
import { type Api, sessionOf } from '../api.ts';
import { notice } from '../notice.ts';

const schema = { body: importEventsBody, response: { 200: envelope(importEventsPayload) } };

/** Situations out of a file. (adr 0013) */
export function libraryImportRoutes(api: Api, context: AppContext): void {
  api.post('/game/import-events/', { schema }, async (request) => {
    const { file, dryRun } = request.body;
    const { kind, items } = libraryOfFile(file);
    const author = sessionOf(request).user.id;
    const done = await importLibrary(context, kind, items, { author, dryRun });
    const payload = { kind, dryRun, items: done.map(presentItem) };
    const isChanged = !dryRun && done.some(({ status }) => status === 'new' || status === 'changed');
    return isChanged ? { payload, message: notice('SITUATIONS_IMPORTED') } : { payload };
  });
}

function presentItem({ errors, fields, faults, unknown, ...item }: ImportedItem) {
  const words = Object.entries(errors).map(([field, issues]) => [field, issues.map(fieldText)] as const);
  return {
    ...item,
    fields: [...fields],
    faults: [...faults],
    unknown: [...unknown],
    errors: Object.fromEntries(words),
  };
}
