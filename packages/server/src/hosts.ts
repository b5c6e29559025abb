import { isIP } from 'node:net';
import type { Config } from './config.ts';

/** A host as a request names it. */
export type NamedHost = { readonly name: string; readonly port: string | null };

/** A name of at most 253 characters, as long as one can be, or an IPv6 address in brackets; then optionally a port. */
const HOST = /^(?<name>[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::(?<port>\d{1,5}))?$/iu;

/** Reads a Host header; null if it is not one that a browser sends. Its length is limited, because it is repeated in headers of the answer. */
export function readHost(host: string): NamedHost | null {
  const groups = HOST.exec(host)?.groups;
  return groups?.['name'] === undefined ? null : { name: groups['name'].toLowerCase(), port: groups['port'] ?? null };
}

/**
 * Whether a host may be this server's. If PUBLIC_URL is https, an installation with its own name: that name, addresses, and names without a dot, which
 * proxies and monitors on the same network use. Without TLS, in one room, computers are reached by whatever name they have. (WEB-5)
 */
export function isOwnHost({ name }: NamedHost, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const own = new URL(publicUrl);
  if (own.protocol !== 'https:' || name === own.hostname || !name.includes('.')) return true;
  return name.endsWith('.localhost') || name.startsWith('[') || isIP(name) !== 0;
}
