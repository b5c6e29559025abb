import { forRequest } from '../log.ts';
import type { Api } from './api.ts';

/** Sends the caller the id of each request, and adds the id to every log line that the request causes. To be called before all other hooks. (RUN-11) */
export function tellRequestIds(app: Api): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    forRequest(request.id, done);
  });
  // A body arrives by events of its connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    forRequest(request.id, done);
  });
}
