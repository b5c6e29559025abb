import type { LiveParts } from '../live-parts.ts';

/** The address of the socket's own port on the host that the caller has reached; without a port if it is not open. (SOC-2) */
export function socketUrl({ isSecure, socketPort }: Pick<LiveParts, 'isSecure' | 'socketPort'>, host: string): string {
  const name = host.replace(/:\d+$/u, '');
  return `${isSecure ? 'wss' : 'ws'}://${name}:${socketPort() ?? ''}/`;
}
