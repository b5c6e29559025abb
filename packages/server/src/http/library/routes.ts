import {
  accidentBody,
  accidentPayload,
  changeEventBody,
  changeEventPayload,
  emergencyBody,
  emergencyPayload,
  envelope,
  itemOrder,
  libraryListQuery,
  moveItemBody,
  restoreItemBody,
} from '@fracht/protocol';
import { z } from 'zod';
import { saveLibraryItem } from '../../commands/save-library-item.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { presentAccident, presentChangeEvent, presentEmergency } from '../../presenters/library.ts';
import { type Api, sessionOf } from '../api.ts';
import { idParams } from '../id-params.ts';
import { notice } from '../notice.ts';

const emergency = { body: emergencyBody, response: { 200: envelope(emergencyPayload) } };
const emergencies = { querystring: libraryListQuery, response: { 200: envelope(z.array(emergencyPayload)) } };
const accident = { body: accidentBody, response: { 200: envelope(accidentPayload) } };
const accidents = { querystring: libraryListQuery, response: { 200: envelope(z.array(accidentPayload)) } };
const change = { body: changeEventBody, response: { 200: envelope(changeEventPayload) } };
const changes = { querystring: libraryListQuery, response: { 200: envelope(z.array(changeEventPayload)) } };
const removal = { params: idParams, response: { 200: envelope(z.null()) } };
const restoring = { body: restoreItemBody, response: { 200: envelope(z.null()) } };
const moving = { body: moveItemBody, response: { 200: envelope(itemOrder) } };

/** The libraries of situations that new games are made with. (LBR-1 to LBR-4) */
export function libraryRoutes(api: Api, context: AppContext): void {
  const { library } = context.storage;

  api.get('/game/get-emergencies/all', { schema: emergencies }, async ({ query }) => ({
    payload: (await library.all('EMERGENCY')).map((item) => presentEmergency(item, query.value)),
  }));

  api.patch('/game/save-emergency/', { schema: emergency }, async (request) => ({
    payload: presentEmergency(await saveLibraryItem(context, 'EMERGENCY', request.body, sessionOf(request).user.id)),
    message: notice('SITUATION_SAVED'),
  }));

  api.get('/game/get-accidents/all', { schema: accidents }, async ({ query }) => ({
    payload: (await library.all('ACCIDENT')).map((item) => presentAccident(item, query.value)),
  }));

  api.patch('/game/save-accident/', { schema: accident }, async (request) => ({
    payload: presentAccident(await saveLibraryItem(context, 'ACCIDENT', request.body, sessionOf(request).user.id)),
    message: notice('SITUATION_SAVED'),
  }));

  api.get('/game/get-change-events/', { schema: changes }, async ({ query }) => ({
    payload: (await library.all('CHANGE')).map((item) => presentChangeEvent(item, query.value)),
  }));

  api.patch('/game/save-change-event/', { schema: change }, async (request) => ({
    payload: presentChangeEvent(await saveLibraryItem(context, 'CHANGE', request.body, sessionOf(request).user.id)),
    message: notice('SITUATION_SAVED'),
  }));

  api.delete('/game/remove-event/:id', { schema: removal }, async (request) => {
    if (!(await library.remove(request.params.id, context.now()))) throw new AppError('NOT_FOUND');
    return { payload: null, message: notice('SITUATION_DELETED') };
  });

  api.post('/game/restore-event/', { schema: restoring }, async (request) => {
    if (!(await library.restore(request.body.id))) throw new AppError('NOT_FOUND');
    return { payload: null, message: notice('SITUATION_RESTORED') };
  });

  api.patch('/game/move-event/', { schema: moving }, async (request) => {
    const order = await library.move(request.body.id, request.body.before);
    if (order === null) throw new AppError('NOT_FOUND');
    return { payload: [...order] };
  });
}
