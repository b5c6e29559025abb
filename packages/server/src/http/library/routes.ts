import { CALLS } from '@fracht/protocol';
import { saveLibraryItem } from '../../commands/save-library-item.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { presentAccident, presentChangeEvent, presentEmergency } from '../../presenters/library.ts';
import { type Api } from '../api.ts';
import { notice } from '../notice.ts';
import { route } from '../route.ts';

/** The libraries of situations that new games are made with. (LBR-1 to LBR-4) */
export function libraryRoutes(api: Api, context: AppContext): void {
  const { library } = context.storage;

  route(api, CALLS.emergencies, async ({ query }) => ({
    payload: (await library.all('EMERGENCY')).map((item) => presentEmergency(item, query.value)),
  }));

  route(api, CALLS.saveEmergency, async ({ session, body }) => ({
    payload: presentEmergency(await saveLibraryItem(context, 'EMERGENCY', body, session.user.id)),
    message: notice('SITUATION_SAVED'),
  }));

  route(api, CALLS.accidents, async ({ query }) => ({
    payload: (await library.all('ACCIDENT')).map((item) => presentAccident(item, query.value)),
  }));

  route(api, CALLS.saveAccident, async ({ session, body }) => ({
    payload: presentAccident(await saveLibraryItem(context, 'ACCIDENT', body, session.user.id)),
    message: notice('SITUATION_SAVED'),
  }));

  route(api, CALLS.changeEvents, async ({ query }) => ({
    payload: (await library.all('CHANGE')).map((item) => presentChangeEvent(item, query.value)),
  }));

  route(api, CALLS.saveChangeEvent, async ({ session, body }) => ({
    payload: presentChangeEvent(await saveLibraryItem(context, 'CHANGE', body, session.user.id)),
    message: notice('SITUATION_SAVED'),
  }));

  route(api, CALLS.removeEvent, async ({ params }) => {
    if (!(await library.remove(params.id, context.now()))) throw new AppError('NOT_FOUND');
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
