import { forRequest } from '../log.ts';
import type { Api } from './api.ts';

/** Tells the caller the id of each request, and has every line of the log that comes of the request carry it. To be called before all other hooks. (RUN-11) */
export function tellRequestIds(app: Api): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    forRequest(request.id, done);
  });
  // A body comes by events of its connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    forRequest(request.id, done);
  });
}
