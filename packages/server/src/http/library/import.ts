import { fieldText } from '@fracht/content';
import { CALLS } from '@fracht/protocol';
import { type ImportedItem, importLibrary } from '../../commands/import-library.ts';
import { libraryOfFile } from '../../commands/library-file.ts';
import type { AppContext } from '../../context.ts';
import { type Api } from '../api.ts';
import { countedNotice } from '../notice.ts';
import { makingRoute } from '../making-route.ts';
import type { Asked } from '../route.ts';

/** Imports situations from a file. (adr 0013) */
export function libraryImportRoutes(api: Api, context: AppContext): void {
  makingRoute(api, context, CALLS.importEvents, {
    make: async (asked) => ({ made: [], answer: await imported(asked, asked.body.dryRun) }),
    // By now the file contains nothing new, so what an import would do is what it has done.
    tell: (asked) => imported(asked, true),
  });

  async function imported({ session, body }: Asked<typeof CALLS.importEvents>, isTrial: boolean) {
    const { file, dryRun } = body;
    const { kind, items } = await libraryOfFile(file);
    const done = await importLibrary(context, kind, items, { author: session.user.id, dryRun: isTrial });
    const payload = { kind, dryRun, items: done.map(presentItem) };
    const taken = done.filter(({ status }) => status === 'new' || status === 'changed').length;
    return !dryRun && taken > 0 ? { payload, message: countedNotice('SITUATIONS_IMPORTED', taken) } : { payload };
  }
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
