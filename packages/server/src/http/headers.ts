import helmet from '@fastify/helmet';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { isOwnHost, readHost } from '../hosts.ts';
import type { Api } from './api.ts';
import type { InlineHashes } from './web-files.ts';

/** Device features that no page of the game may use. */
const FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb'].map((name) => `${name}=()`).join(', ');

/**
 * Sets security headers. The content policy allows no scripts and styles except the program's own files and those in its pages, and only the
 * socket on its own port of the same host. (WEB-2)
 */
export async function secureHeaders(
  app: Api,
  { publicUrl, socketPort }: Config,
  { scripts, styles }: InlineHashes,
): Promise<void> {
  const isSecure = publicUrl.startsWith('https:');
  app.addHook('onRequest', async (_request, reply) => void reply.header('permissions-policy', FEATURES));
  await app.register(helmet, {
    strictTransportSecurity: isSecure,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        styleSrc: ["'self'", ...styles],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", (request) => socketSources(request.headers.host, socketPort)],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
}

/** Refuses calls to an invalid host, or one that is not this server's: a browser attributes whatever is served under a name to that name. (WEB-5) */
export function refuseForeignHosts(app: Api, config: Pick<Config, 'publicUrl'>): void {
  app.addHook('onRequest', async (request) => {
    for (const given of [request.headers.host, request.host]) {
      if (given === undefined || given === '') continue;
      const host = readHost(given);
      if (host === null || !isOwnHost(host, config)) throw new AppError('MALFORMED');
    }
  });
}

/** The web socket addresses of the page's host, on its own port and on the socket's. */
function socketSources(given: string | undefined, socketPort: number): string {
  const host = readHost(given ?? '');
  if (host === null) return "'self'";
  const { name, port } = host;
  const own = port === null ? name : `${name}:${port}`;
  return [`ws://${own}`, `wss://${own}`, `ws://${name}:${socketPort}`, `wss://${name}:${socketPort}`].join(' ');
}
