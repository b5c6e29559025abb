import type { ServerResponse } from 'node:http';
import { CALLS, NETWORK_SAMPLE, STREAM_TEST } from '@fracht/protocol';
import type { Due } from '../../games/scheduler/due-heap.ts';
import type { Scheduler } from '../../games/scheduler/scheduler.ts';
import { addressOf, type Resource } from '../api.ts';
import type { LiveParts } from '../live-parts.ts';
import { openRoute, route } from '../route.ts';
import { beginEvents, endEvents } from './event-stream.ts';
import { socketUrl } from './socket-url.ts';

/** How many characters of the names that proxies give themselves are reported. */
const VIA = 200;

/** What a school needs to test its network before a lesson, for everybody: how a call arrives, and a stream that ends by itself. */
export function networkRoutes({
  isSecure,
  socketPort,
  scheduler,
}: Pick<LiveParts, 'isSecure' | 'socketPort' | 'scheduler'>): Resource {
  return (api) => {
    route(api, CALLS.network, async ({ request }) => ({
      payload: {
        address: addressOf(request),
        via: request.headers.via?.slice(0, VIA) ?? null,
        socket: socketPort() === null ? null : socketUrl({ isSecure, socketPort }, request.hostname),
        isSecure,
        sample: NETWORK_SAMPLE,
      },
    }));

    openRoute(api, CALLS.streamTest, async (_asked, reply) => sendTrial(beginEvents(reply), scheduler), {
      exposeHeadRoute: false,
    });
  };
}

/** Sends the events of the trial one after another; stops if the client leaves before the end. */
function sendTrial(response: ServerResponse, scheduler: Scheduler): void {
  let due: Due | null = null;
  const send = (number: number): void => {
    const event = `data: ${number}\n\n`;
    if (number === STREAM_TEST.events) return endEvents(response, event, scheduler);
    response.write(event);
    due = scheduler.after(STREAM_TEST.gapMs, () => send(number + 1));
  };
  response.on('close', () => scheduler.cancel(due));
  send(1);
}
