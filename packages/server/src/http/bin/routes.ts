import { type BinPayload, CALLS, namesApart } from '@fracht/protocol';
import { eraseFromBin } from '../../commands/erase-user.ts';
import { restoreFromBin } from '../../commands/restore-from-bin.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { mayRestore } from '../../policies/objects.ts';
import { authorsOf } from '../../presenters/drafts.ts';
import type { BinThing } from '../../storage/bin-store.ts';
import type { User } from '../../storage/user-store.ts';
import { type Api, failurePlace } from '../api.ts';
import { notice } from '../notice.ts';
import { route } from '../route.ts';

/** What was removed and can be restored for a while, or, if it is an account, erased before that. (BIN-1 to BIN-4, BIN-8, BIN-9) */
export function binRoutes(api: Api, context: AppContext): void {
  const { bin } = context.storage;

  route(api, CALLS.bin, async ({ session }) => ({ payload: await listFor(context, session.user) }));

  route(api, CALLS.restoreBin, async ({ session, body }) => {
    const thing = await bin.find(body.id);
    if (thing === null) throw new AppError('NOT_FOUND');
    await restoreFromBin(context, thing);
    return { payload: await listFor(context, session.user), message: notice('RESTORED_FROM_BIN') };
  });

  route(api, CALLS.eraseBin, async ({ session, body, request }) => {
    const { id, password } = body;
    await eraseFromBin(context, session.user, id, { password, field: 'password', address: failurePlace(request) });
    return { payload: await listFor(context, session.user), message: notice('USER_DELETED') };
  });
}

async function listFor(context: AppContext, caller: User): Promise<BinPayload> {
  const things: BinThing[] = [];
  for (const thing of await context.storage.bin.all()) if (await mayRestore(context, caller, thing)) things.push(thing);
  const authors = await authorsOf(
    context,
    things.map(({ teacher }) => teacher),
  );
  const apart = namesApart(things.flatMap(({ person = [] }) => person));
  return things.map(({ kind, id, name, person, teacher, removedAt, days }) => ({
    kind,
    id,
    name: person === undefined ? name : apart(id).whole,
    days,
    teacher: authors(teacher),
    date: removedAt,
  }));
}
