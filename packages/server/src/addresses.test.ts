import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { reachableAt } from './addresses.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
});
const NETWORKS = { lo: [at('127.0.0.1', true)], eth0: [at('192.168.1.20')], wlan0: [at('10.0.0.7')] };
const LOCAL = { port: 8080, publicUrl: 'http://localhost:8080' };

test.each(['0.0.0.0', '::'])('[RUN-6] a server open to all at %s tells its addresses in every network', (host) => {
  expect(reachableAt({ ...LOCAL, host }, NETWORKS)).toEqual({
    url: 'http://localhost:8080',
    isLocal: true,
    isOpen: true,
    port: 8080,
    addresses: ['http://192.168.1.20:8080', 'http://10.0.0.7:8080'],
  });
});

test('[RUN-6] a server of one network tells its address there', () => {
  const { isOpen, addresses } = reachableAt({ ...LOCAL, host: '10.0.0.7', port: 80 }, NETWORKS);
  expect({ isOpen, addresses }).toEqual({ isOpen: true, addresses: ['http://10.0.0.7'] });
});

test.each(['127.0.0.1', 'localhost', '::1'])(
  '[RUN-6] a server of this computer alone at %s offers no address',
  (host) => {
    expect(reachableAt({ ...LOCAL, host }, NETWORKS)).toMatchObject({ isOpen: false, addresses: [] });
  },
);

test.each([
  ['http://localhost:8080', true],
  ['http://127.0.0.5', true],
  ['http://[::1]:8080', true],
  ['http://gra.localhost', true],
  ['https://gra.szkola.pl', false],
  ['http://192.168.1.20:8080', false],
  ['http://localhost.szkola.pl', false],
])('[RUN-6] %s leads to this computer alone: %s', (publicUrl, isLocal) => {
  expect(reachableAt({ ...LOCAL, host: '0.0.0.0', publicUrl }, NETWORKS).isLocal).toBe(isLocal);
});
