import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { onTestFinished } from 'vitest';
import { until } from '@fracht/testing/school/until.ts';
import { aFolder } from '../live/school.ts';
import { freePort } from '../../../../scripts/lib/free-port.mjs';

const SITE = fileURLToPath(new URL('../../../../deploy/nginx/fracht.conf', import.meta.url));

/** The nginx configuration as it is shipped. */
export const site = readFileSync(SITE, 'utf8');

export type Tools = { readonly nginx: string; readonly openssl: string };

export type Proxy = {
  /** The port that browsers connect to. */
  readonly https: string;
  readonly http: string;
  /** The socket's own port, which processes have too, on addresses of their own. */
  readonly socketPort: string;
  /** What it has logged about the calls so far. */
  readonly logged: () => string;
  /** The port of every process behind it. */
  readonly upstreamPort: string;
};

/**
 * A real nginx with the configuration as it is shipped: the ports, the certificate and the processes are the test's, and the first
 * process in its list does not exist. This process is made to trust its certificate.
 */
export async function anNginx(tools: Tools, ...processes: readonly string[]): Promise<Proxy> {
  const folder = aFolder();
  const [port, plain, socketPort, upstreamPort] = (
    await Promise.all([freePort(), freePort(), freePort(), freePort()])
  ).map(String);
  if (port === undefined || plain === undefined || socketPort === undefined || upstreamPort === undefined)
    throw new Error('no ports');
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const request = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost`;
  execFileSync(tools.openssl, [...request.split(' '), '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')]);
  const listed = ['127.0.0.9', ...processes].map((process) => `server ${process}:${upstreamPort} max_fails=0;`);
  const changed = edited(site, [
    [/^\s+listen \[::\].*\n/gmu, ''],
    ['listen 80', `listen 127.0.0.1:${plain}`],
    ['listen 443 ssl http2', `listen 127.0.0.1:${port} ssl http2`],
    ['listen 192.0.2.10:54345 ssl;', `listen 127.0.0.1:${socketPort} ssl;`],
    ['server 127.0.0.1:8080 max_fails=0;', listed.join('\n    ')],
    ['server_name gra.szkola.pl;', 'server_name localhost;'],
    ['https://gra.szkola.pl$request_uri', 'https://localhost$request_uri'],
    ['/var/log/nginx/fracht.log', join(folder, 'access.log')],
    ['/etc/letsencrypt/live/gra.szkola.pl/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/gra.szkola.pl/privkey.pem', key],
  ]);
  writeFileSync(join(folder, 'site.conf'), changed);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, mainFile(folder));
  const child = spawn(tools.nginx, ['-p', folder, '-e', join(folder, 'error.log'), '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  await until('nginx listens', () => child.exitCode === null && listens(Number(port)));
  return {
    https: `https://localhost:${port}`,
    http: `http://localhost:${plain}`,
    socketPort,
    upstreamPort,
    logged: () => readFileSync(join(folder, 'access.log'), 'utf8'),
  };
}

/** What Debian's own file has around the site. */
function mainFile(folder: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = places.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n  ');
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
events { worker_connections 256; }
http {
  ${temporary}
  include ${join(folder, 'site.conf')};
}
`;
}

/** A text with all of these places replaced; each of them must occur. */
function edited(text: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  let changed = text;
  for (const [place, by] of changes) {
    const next = changed.replaceAll(place, by);
    if (next === changed) throw new Error(`not in the file: ${String(place)}`);
    changed = next;
  }
  return changed;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const line = connect(port, '127.0.0.1');
    line.once('connect', () => resolve(true)).once('error', () => resolve(false));
    line.once('connect', () => line.destroy());
  });
}
