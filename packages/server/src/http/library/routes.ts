import { CALLS, type LibraryKind } from '@fracht/protocol';
import { saveLibraryItem } from '../../commands/save-library-item.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { presentAccident, presentChangeEvent, presentEmergency } from '../../presenters/library.ts';
import type { StoredItem } from '../../storage/library-store.ts';
import { type Api } from '../api.ts';
import { notice } from '../notice.ts';
import { makingRoute } from '../making-route.ts';
import { route } from '../route.ts';

/** The libraries of situations that new games are made with. (LBR-1 to LBR-4) */
export function libraryRoutes(api: Api, context: AppContext): void {
  const { library } = context.storage;
  const known = async <Kind extends LibraryKind>(kind: Kind, id: string): Promise<StoredItem<Kind>> => {
    const item = await library.find(kind, id);
    if (item === null) throw new AppError('NOT_FOUND');
    return item;
  };

  orderRoutes(api, context);

  route(api, CALLS.emergencies, async ({ query }) => ({
    payload: (await library.all('EMERGENCY')).map((item) => presentEmergency(item, query.value)),
  }));

  makingRoute(api, context, CALLS.saveEmergency, {
    make: async ({ session, body }) => ({
      made: [(await saveLibraryItem(context, 'EMERGENCY', body, session.user.id)).item.id],
    }),
    tell: async (_, [id = '']) => ({
      payload: presentEmergency(await known('EMERGENCY', id)),
      message: notice('SITUATION_SAVED'),
    }),
  });

  route(api, CALLS.accidents, async ({ query }) => ({
    payload: (await library.all('ACCIDENT')).map((item) => presentAccident(item, query.value)),
  }));

  makingRoute(api, context, CALLS.saveAccident, {
    make: async ({ session, body }) => ({
      made: [(await saveLibraryItem(context, 'ACCIDENT', body, session.user.id)).item.id],
    }),
    tell: async (_, [id = '']) => ({
      payload: presentAccident(await known('ACCIDENT', id)),
      message: notice('SITUATION_SAVED'),
    }),
  });

  route(api, CALLS.changeEvents, async ({ query }) => ({
    payload: (await library.all('CHANGE')).map((item) => presentChangeEvent(item, query.value)),
  }));

  makingRoute(api, context, CALLS.saveChangeEvent, {
    make: async ({ session, body }) => ({
      made: [(await saveLibraryItem(context, 'CHANGE', body, session.user.id)).item.id],
    }),
    tell: async (_, [id = '']) => ({
      payload: presentChangeEvent(await known('CHANGE', id)),
      message: notice('SITUATION_SAVED'),
    }),
  });
}

/** Removing, restoring and reordering situations. */
function orderRoutes(api: Api, { storage: { library }, now }: AppContext): void {
  route(api, CALLS.removeEvent, async ({ params }) => {
    if (!(await library.remove(params.id, now()))) throw new AppError('NOT_FOUND');
    return { payload: null, message: notice('SITUATION_DELETED') };
  });

  route(api, CALLS.restoreEvent, async ({ body }) => {
    if (!(await library.restore(body.id))) throw new AppError('NOT_FOUND');
    return { payload: null, message: notice('SITUATION_RESTORED') };
  });

  route(api, CALLS.moveEvent, async ({ body }) => {
    const order = await library.move(body.id, body.before);
    if (order === null) throw new AppError('NOT_FOUND');
    return { payload: [...order] };
  });
}
