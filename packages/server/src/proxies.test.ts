import { expect, test } from 'vitest';
import { callerAddress, addressNetwork, readProxies } from './proxies.ts';

const isProxy = readProxies('127.0.0.0/8, ::1, 10.0.0.7') ?? (() => false);

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['10.0.0.7', true],
  ['10.0.0.8', false],
  ['::2', false],
  ['nobody', false],
])('[CFG-11] %s is a proxy of ours: %s', (address, expected) => {
  expect(isProxy(address)).toBe(expected);
});

test.each(['', 'x', '10.0.0.0/33', '::/129', '10.0.0', '10.0.0.1 10.0.0.2', '127.0.0.1,'])(
  '[CFG-11] "%s" is no list of proxies',
  (text) => {
    expect(readProxies(text)).toBeNull();
  },
);

test('[CFG-11] none trusts nobody', () => {
  expect(readProxies('none')?.('127.0.0.1')).toBe(false);
});

test.each([
  ['192.168.1.5', undefined, '192.168.1.5'],
  ['192.168.1.5', '1.2.3.4', '192.168.1.5'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['127.0.0.1', 'made.up, 1.2.3.4, 10.0.0.7', '1.2.3.4'],
  ['127.0.0.1', ['5.6.7.8', '1.2.3.4'], '1.2.3.4'],
  ['127.0.0.1', '::1', '::1'],
])('[CFG-11] from %s for %j speaks %s', (remote, forwardedFor, caller) => {
  expect(callerAddress(remote, forwardedFor, isProxy)).toBe(caller);
});

test.each([
  ['192.168.1.5', '192.168.1.5'],
  ['::ffff:192.168.1.5', '192.168.1.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::192.168.1.5', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['gone', 'gone'],
])('[LGN-3] what is counted for %s is counted for %s', (address, network) => {
  expect(addressNetwork(address)).toBe(network);
});
