import { expect, test } from 'vitest';
import { ConfigError, hostInAddress, mistyped, readConfig } from './config.ts';

test('[CFG-11] only the proxies that it names are believed', () => {
  const believed = (variables: Record<string, string>) =>
    ['127.0.0.1', '10.2.3.4'].map((address) => readConfig(variables).isProxy(address));
  expect(believed({})).toEqual([true, false]);
  expect(believed({ TRUST_PROXY: '10.0.0.0/8' })).toEqual([false, true]);
  expect(believed({ TRUST_PROXY: 'none' })).toEqual([false, false]);
});

test('[CFG-1] [CFG-2] [CFG-3] [CFG-6] [CFG-13] the defaults are those of the contract', () => {
  expect(readConfig({})).toEqual({
    backupDir: 'var/backups',
    backupKeep: 14,
    backupKey: null,
    isProxy: expect.any(Function),
    metricsToken: null,
    port: 8080,
    socketPort: 54_345,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:8080',
    dataDir: './var',
    databaseUrl: null,
    natsUrl: null,
    actionRate: 20,
    mail: null,
    admin: null,
    demo: true,
  });
});

test('[CFG-7] a mail server is used as it is named, the sender has the address of the game by default', () => {
  const SMTP_URL = 'smtp://gra:tajne@smtp.szkola.pl:587';
  expect(readConfig({ SMTP_URL, PUBLIC_URL: 'https://gra.szkola.pl' }).mail).toEqual({
    url: SMTP_URL,
    from: 'fracht@gra.szkola.pl',
  });
  const MAIL_FROM = 'Gra Fracht <gra@szkola.pl>';
  expect(readConfig({ SMTP_URL, MAIL_FROM }).mail?.from).toBe(MAIL_FROM);
  expect(readConfig({ MAIL_FROM }).mail).toBeNull();
});

test('[CFG-4] [CFG-5] several processes share a database and one NATS or more', () => {
  const NATS_URL = 'tls://gra:tajne@one.szkola.pl:4222, tls://gra:tajne@two.szkola.pl';
  expect(readConfig({ DATABASE_URL: 'postgres://db/fracht', NATS_URL })).toMatchObject({ natsUrl: NATS_URL });
});

test('[CFG-9] [CFG-12] an empty variable is an absent one, the demo school is not for production', () => {
  expect(readConfig({ PORT: '', NODE_ENV: 'production' })).toMatchObject({ port: 8080, demo: false });
  expect(readConfig({ DEMO: '1', NODE_ENV: 'production', PORT: '9000' })).toMatchObject({
    demo: true,
    publicUrl: 'http://localhost:9000',
  });
});

test.each(['postgres://fracht@127.0.0.1:5432/szkola', 'postgresql:///szkola?host=/var/run/postgresql'])(
  '[CFG-9] a database elsewhere, %s, has no demo school unless it is asked for',
  (DATABASE_URL) => {
    expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, demo: false });
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
  },
);

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['::1', '[::1]'],
  ['gra.szkola.pl', 'gra.szkola.pl'],
])('[CFG-1] a server that listens on %s is opened at %s', (host, shown) => {
  expect(hostInAddress(host)).toBe(shown);
});

test.each([
  [{ PORT: 'osiem' }, 'PORT: zła wartość. Tu ma być: numer portu od 0 do 65535'],
  [{ SOCKET_PORT: '70000' }, 'SOCKET_PORT: zła wartość. Tu ma być: numer portu od 0 do 65535'],
  [{ PUBLIC_URL: 'gra.szkola.pl' }, 'PUBLIC_URL: zła wartość. Tu ma być: adres taki jak https://gra.szkola.pl'],
  [{ ACTION_RATE: '0' }, 'ACTION_RATE: zła wartość. Tu ma być: liczba od 1 do 1000'],
  [{ DEMO: 'tak' }, 'DEMO: zła wartość. Tu ma być: 0 albo 1'],
  [
    { SMTP_URL: 'http://smtp.pl' },
    'SMTP_URL: zła wartość. Tu ma być: adres taki jak smtp://konto:haslo@smtp.szkola.pl:587',
  ],
  [
    { SMTP_URL: 'smtp://smtp.pl', MAIL_FROM: 'szkola' },
    'MAIL_FROM: zła wartość. Tu ma być: adres e-mail, z\u00a0nazwą przed nim albo bez',
  ],
  [
    { METRICS_TOKEN: 'krotki' },
    'METRICS_TOKEN: zła wartość. Tu ma być: od 16 do 256 liter, cyfr i\u00a0znaków . _ ~ + / -',
  ],
  [
    { TRUST_PROXY: 'proxy.szkola.pl' },
    'TRUST_PROXY: zła wartość. Tu ma być: adresy albo sieci po przecinkach, takie jak 127.0.0.1,10.0.0.0/8, albo none',
  ],
  [{ ADMIN_EMAIL: 'a@b.pl' }, 'ADMIN_EMAIL i\u00a0ADMIN_PASSWORD: ustaw obie zmienne albo żadną'],
  [
    { ADMIN_EMAIL: 'a@b.pl', ADMIN_PASSWORD: 'krotkie' },
    'ADMIN_PASSWORD: zła wartość. Tu ma być: od 10 do 128 znaków i\u00a0żadne z\u00a0najczęściej używanych haseł',
  ],
  [
    { DATABASE_URL: 'mysql://db.szkola.pl/fracht' },
    'DATABASE_URL: zła wartość. Tu ma być: adres taki jak postgres://konto:haslo@db.szkola.pl:5432/fracht',
  ],
  [
    { NATS_URL: 'nats://127.0.0.1' },
    'NATS_URL: kilka procesów potrzebuje też zmiennej DATABASE_URL; ustaw ją albo usuń NATS_URL',
  ],
  [
    { DATABASE_URL: 'postgres://db/fracht', NATS_URL: 'nats://one:4222,http://two:4222' },
    'NATS_URL: zła wartość. Tu ma być: adres taki jak nats://konto:haslo@nats.szkola.pl:4222 albo kilka po przecinkach',
  ],
])('[CFG-12] a wrong environment %j stops the start with one line', (variables, line) => {
  expect(() => readConfig(variables)).toThrow(new ConfigError(line));
});

test('[CFG-8] the first admin’s password is not the e-mail', () => {
  const ADMIN_EMAIL = 'dyrektor@szkola.pl';
  expect(() => readConfig({ ADMIN_EMAIL, ADMIN_PASSWORD: ADMIN_EMAIL })).toThrow(ConfigError);
});

test.each(['nats://gra:tajne@10.0.0.7', 'tls://10.0.0.7', 'nats://127.0.0.1,nats://10.0.0.7'])(
  '[CFG-5] [CLU-8] a NATS that others reach without TLS or without a login, %s, stops the start; one on this computer does not',
  (NATS_URL) => {
    const DATABASE_URL = 'postgres://db/fracht';
    expect(() => readConfig({ DATABASE_URL, NATS_URL })).toThrow(/^NATS_URL: NATS na innym komputerze wymaga tls/u);
    for (const own of ['nats://127.0.0.1:4222', 'nats://localhost', 'nats://[::1]:4222', 'tls://gra:tajne@10.0.0.7'])
      expect(readConfig({ DATABASE_URL, NATS_URL: own }).natsUrl).toBe(own);
  },
);

test.each([
  'nats://127.0.0.1:4222,tls://gra:tajne@10.0.0.7:4222',
  'tls://gra:tajne@one.szkola.pl,tls://inna:tajne@two.szkola.pl',
  'tls://gra:tajne@one.szkola.pl,tls://gra:inne@two.szkola.pl',
  'nats://127.0.0.1:4222,nats://gra:tajne@127.0.0.1:4223',
])(
  '[CFG-5] [CLU-8] addresses that are not reached in the same way, %s, stop the start: the first would decide for all',
  (NATS_URL) => {
    const DATABASE_URL = 'postgres://db/fracht';
    expect(() => readConfig({ DATABASE_URL, NATS_URL })).toThrow(/^NATS_URL: wszystkie adresy NATS muszą/u);
  },
);

test.each([
  [{ PUBIC_URL: 'http://gra.szkola.pl' }, ['PUBLIC_URL']],
  [{ public_url: 'http://gra.szkola.pl' }, ['PUBLIC_URL']],
  [{ ADMIN_EMIAL: 'a@b.pl', HSOT: '0.0.0.0' }, ['ADMIN_EMAIL', 'HOST']],
  [{ DATABASE_URI: 'x', DATABASE_URL: 'postgres://db/fracht' }, []],
  [
    { HOME: '/home/fracht', HOSTNAME: 'szkola', PWD: '/', LANG: 'pl', PATH: '/bin', SHELL: '/bin/sh', PORTS: '' },
    ['PORT'],
  ],
  [{ HOST: '0.0.0.0', NODE_ENV: 'production', npm_config_port: '1' }, []],
])('[CFG-15] of %j the mistyped names are told', (variables, meant) => {
  expect(mistyped(variables).map((line) => /Czy chodzi o\u00a0(?<name>\w+)\?/u.exec(line)?.groups?.['name'])).toEqual(
    meant,
  );
});
