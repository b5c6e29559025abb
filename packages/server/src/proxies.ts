import { BlockList, isIP } from 'node:net';

/** Whether what comes from an address was handed on by a proxy of ours, which says for whom. */
export type IsProxy = (address: string) => boolean;

/** Reads a list of addresses and networks, `10.0.0.0/8, ::1`, or `none`; null where it is no such list. */
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
 * Who speaks at the other end: the line's own address, or, as far as it was handed on by proxies of ours, the one that they name in
 * X-Forwarded-For, whose last entries are theirs and whose first ones anybody may have written.
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
