import helmet from '@fastify/helmet';
import type { Config } from '../config.ts';
import type { Api } from './api.ts';
import type { InlineHashes } from './web-files.ts';

/** Device features that no page of the game may use. */
const FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb'].map((name) => `${name}=()`).join(', ');

/**
 * Sets security headers. The content policy allows no script and no style beside the program's own files and what stands in its pages, and the
 * socket on its own port of the same host. (WEB-2)
 */
export async function secureHeaders(
  app: Api,
  { publicUrl, socketPort }: Config,
  { scripts, styles }: InlineHashes,
): Promise<void> {
  const isSecure = publicUrl.startsWith('https:');
  app.addHook('onSend', async (_request, reply) => void reply.header('permissions-policy', FEATURES));
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

/** The web socket addresses of the page's host, on its own port and on the socket's. */
function socketSources(host: string | undefined, socketPort: number): string {
  const name = /^[\w.-]+|^\[[\da-f:]+\]/iu.exec(host ?? '')?.[0];
  if (name === undefined || host === undefined) return "'self'";
  const port = /:(?<port>\d+)$/u.exec(host)?.groups?.port;
  const own = port === undefined ? name : `${name}:${port}`;
  return [`ws://${own}`, `wss://${own}`, `ws://${name}:${socketPort}`, `wss://${name}:${socketPort}`].join(' ');
}
