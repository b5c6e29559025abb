import type { IncomingMessage } from 'node:http';
import { isOwnHost, readHost } from '../hosts.ts';

/**
 * Whether a page may open a socket here: one served from PUBLIC_URL, or from the same host as the socket. Clients that are no browsers
 * send no origin and may. (CHN-2)
 */
export function isOriginAllowed({ headers: { origin, host } }: IncomingMessage, publicUrl: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (page.origin === new URL(publicUrl).origin) return true;
  const here = readHost(host ?? '');
  return here !== null && isOwnHost(here, { publicUrl }) && page.hostname === here.name;
}
