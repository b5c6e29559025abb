import { type Calls, checkConnectionPayload, type NetworkPayload, networkPayload } from '@fracht/protocol';
import { call } from './call.ts';

/** No overlay and no notices: the network test shows the outcome of each call. */
const UNSEEN = { isQuiet: true, isSilent: true } as const;

/** How a call reached the server, and how its answer came back: `encoding` is the compression of the answer, null if there was none. */
export type Arrival = NetworkPayload & { readonly encoding: string | null };

/** The server's clock in ms. Throws ApiError, or a schema error if something other than the server has answered. */
export async function callServerTime(signal: AbortSignal): Promise<number> {
  const manner = { ...UNSEEN, signal };
  return (await call<Calls['checkConnection']>('GET server/check-connection/', checkConnectionPayload, manner))
    .serverTime;
}

/** Asks how this very call reaches the server. Throws as `callServerTime` does. (RUN-10) */
export async function callArrival(signal: AbortSignal): Promise<Arrival> {
  let encoding: string | null = null;
  const send = async (address: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(address, init);
    encoding = response.headers.get('content-encoding');
    return response;
  };
  const told = await call<Calls['network']>('GET server/network/', networkPayload, { ...UNSEEN, signal, send });
  return { ...told, encoding };
}
