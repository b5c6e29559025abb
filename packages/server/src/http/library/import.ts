import { fieldText } from '@fracht/content';
import { CALLS } from '@fracht/protocol';
import { type ImportedItem, importLibrary, libraryOfFile } from '../../commands/import-library.ts';
import type { AppContext } from '../../context.ts';
import { type Api } from '../api.ts';
import { countedNotice } from '../notice.ts';
import { route } from '../route.ts';

/** Imports situations from a file. (adr 0013) */
export function libraryImportRoutes(api: Api, context: AppContext): void {
  route(api, CALLS.importEvents, async ({ session, body }) => {
    const { file, dryRun } = body;
    const { kind, items } = libraryOfFile(file);
    const author = session.user.id;
    const done = await importLibrary(context, kind, items, { author, dryRun });
    const payload = { kind, dryRun, items: done.map(presentItem) };
    const taken = done.filter(({ status }) => status === 'new' || status === 'changed').length;
    return !dryRun && taken > 0 ? { payload, message: countedNotice('SITUATIONS_IMPORTED', taken) } : { payload };
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
