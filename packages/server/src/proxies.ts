import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether an address is a trusted proxy, whose X-Forwarded-For is believed. */
export type IsProxy = (address: string) => boolean;

/** Parses a list of addresses and networks, such as `10.0.0.0/8, ::1`, or `none`; null if it is not valid. */
export function readProxies(text: string): IsProxy | null {
  const proxies = new BlockList();
  const given = text.trim() === 'none' ? [] : text.split(',').map((part) => part.trim());
  if (!given.every((part) => addTo(proxies, part))) return null;
  return (address) => isIP(address) !== 0 && proxies.check(address, familyOf(address));
}

function addTo(list: BlockList, part: string): boolean {
  const [, address = '', prefix] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/iu.exec(part) ?? [];
  const version = isIP(address);
  if (version === 0) return false;
  const most = version === 4 ? 32 : 128;
  const bits = prefix === undefined ? most : Number(prefix);
  if (bits > most) return false;
  list.addSubnet(address, bits, familyOf(address));
  return true;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/**
 * The address of the caller: the connection's own or, through trusted proxies, the one in X-Forwarded-For, read from the end. Its last entries
 * were added by the proxies; earlier ones may be forged.
 */
export function callerAddress(remote: string, forwardedFor: string | string[] | undefined, isProxy: IsProxy): string {
  const named = [forwardedFor ?? []].flat().join(',').split(',');
  const hops = named.map((hop) => hop.trim()).filter((hop) => hop !== '');
  let caller = remote;
  while (isProxy(caller)) {
    const before = hops.pop();
    if (before === undefined) return caller;
    caller = before;
  }
  return caller;
}

/**
 * What counts as one address wherever addresses are counted: an IPv4 address; for IPv6 the 64-bit network, in which one computer has as many addresses
 * as it likes. (LGN-3)
 */
export function addressNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(?<inner>\d+(?:\.\d+){3})$/iu.exec(address)?.groups?.['inner'];
  if (mapped !== undefined) return mapped;
  const [front = '', back] = address.replace(/%.*$/u, '').split('::');
  const first = front === '' ? [] : front.split(':');
  const last = back === undefined || back === '' ? [] : back.split(':');
  // An IPv4 address at the end stands for two groups.
  const known = first.length + last.length + (last.at(-1)?.includes('.') === true ? 1 : 0);
  const zeros = back === undefined ? [] : Array.from({ length: Math.max(0, 8 - known) }, () => '0');
  const groups = [...first, ...zeros, ...last].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
