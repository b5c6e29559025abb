import { isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { AddressesPayload } from '@fracht/protocol';
import type { Config } from './config.ts';

type Listening = Pick<Config, 'host' | 'port' | 'publicUrl'>;
type Interfaces = ReturnType<typeof networkInterfaces>;

/** Names and addresses that mean the computer itself, on every computer. */
const OWN = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/u;
const EVERYWHERE = new Set(['0.0.0.0', '::', '']);

/** Whether anybody but this computer reaches the server: over the network, or through a proxy that stands before it. */
export function isExposed({ host, publicUrl }: Pick<Listening, 'host' | 'publicUrl'>): boolean {
  return !OWN.test(host) || !OWN.test(new URL(publicUrl).hostname);
}

/** The addresses (IPv4) of this computer in its networks. */
export function ownAddresses(interfaces: Interfaces = networkInterfaces()): readonly string[] {
  return Object.values(interfaces).flatMap((those = []) =>
    those.flatMap(({ internal, address }) => (!internal && isIPv4(address) ? [address] : [])),
  );
}

/**
 * Where people reach the server: PUBLIC_URL, whether that only works on this computer, whether HOST lets other computers connect, and the
 * addresses of this computer in its networks, if HOST does.
 */
export function reachableAt(
  { host, port, publicUrl }: Listening,
  interfaces: Interfaces = networkInterfaces(),
): Omit<AddressesPayload, 'hasMail'> {
  const isOpen = !OWN.test(host);
  const all = ownAddresses(interfaces);
  const own = EVERYWHERE.has(host) ? all : all.filter((address) => address === host);
  return {
    url: publicUrl,
    isLocal: OWN.test(new URL(publicUrl).hostname),
    isOpen,
    port,
    addresses: isOpen ? own.map((address) => new URL(`http://${address}:${String(port)}`).origin) : [],
  };
}
