import { once } from 'node:events';
import type { Server } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type MailServer = {
  readonly port: number;
  /** What came, as it was sent. */
  readonly letters: readonly string[];
  /** Its answer to recipients from now on; null: accepted. */
  answer: Error | null;
  readonly close: () => Promise<void>;
};

/** A real mail server on a free port. */
export async function aMailServer(): Promise<MailServer> {
  const letters: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(box.answer),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        letters.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const box: MailServer = { port: portOf(listening), letters, answer: null, close };
  return box;
}

/** The port that a server listens on. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port');
  return address.port;
}
