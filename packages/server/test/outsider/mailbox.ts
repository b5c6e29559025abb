import { createServer, type Socket } from 'node:net';

/** What a mail server was given: the whole text of one mail. */
export type Mailbox = {
  readonly url: string;
  /** The token in the link of the latest mail to this address. */
  readonly tokenFor: (address: string) => Promise<string>;
  /** The latest mail to this address; empty if none has come. */
  readonly textFor: (address: string) => string;
  readonly countFor: (address: string) => number;
  readonly close: () => Promise<void>;
};

const TOKEN = /[?&#/=]([A-Za-z0-9_-]{40,})/;

/** A mail server that accepts everything and speaks SMTP; quoted-printable is decoded, so that links are whole. */
export async function mailbox(): Promise<Mailbox> {
  const mails: { to: string; text: string }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, (to, text) => mails.push({ to, text }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  const to = (wanted: string) => mails.filter((mail) => mail.to.includes(`<${wanted}>`));
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    textFor: (wanted) => to(wanted).at(-1)?.text ?? '',
    countFor: (wanted) => to(wanted).length,
    async tokenFor(wanted) {
      for (const until = Date.now() + 30_000; Date.now() < until;) {
        const token = TOKEN.exec(to(wanted).at(-1)?.text ?? '')?.[1];
        if (token !== undefined) return token;
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      throw new Error(`no link was mailed to ${wanted}: ${JSON.stringify(mails.map((mail) => mail.to))}`);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function converse(socket: Socket, deliver: (to: string, text: string) => void): void {
  let pending = '';
  let to = '';
  let body: string[] | undefined;
  const hear = (line: string) => {
    if (body !== undefined) {
      if (line === '.') {
        deliver(to, plain(body.join('\r\n')));
        body = undefined;
        socket.write('250 taken\r\n');
      } else body.push(line);
      return;
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') to += line;
    if (verb === 'MAIL') to = '';
    if (verb === 'DATA') body = [];
    socket.write(verb === 'DATA' ? '354 go on\r\n' : verb === 'QUIT' ? '221 bye\r\n' : '250 yes\r\n');
    if (verb === 'QUIT') socket.end();
  };
  socket.on('error', () => socket.destroy());
  socket.on('data', (part) => {
    const lines = (pending + part.toString()).split('\r\n');
    pending = lines.pop() ?? '';
    lines.forEach(hear);
  });
  socket.write('220 outsider\r\n');
}

/** The text with quoted-printable and base64 parts decoded. */
function plain(text: string): string {
  const unfolded = text
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  const encoded = [...text.matchAll(/^(?:[A-Za-z0-9+/]{60,}={0,2}\r\n)+(?:[A-Za-z0-9+/]+={0,2})?/gm)];
  return [unfolded, ...encoded.map(([part]) => Buffer.from(part, 'base64').toString())].join('\n');
}
