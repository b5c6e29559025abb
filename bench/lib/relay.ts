// A server to compare the product with: it writes each message to a log, syncs that to disk, and then sends the same text to everybody in the room. No rules.
import { createServer } from 'node:http';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type WebSocket, WebSocketServer } from 'ws';
import { bytesOf } from './bytes-of.ts';

type Sent = { readonly room: string; readonly id?: string; readonly data?: unknown };

const database = new Database(join(process.env['DATA_DIR'] ?? '', 'relay.sqlite'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec('create table log (room text, seq integer, text text, primary key (room, seq))');
const insert = database.prepare('insert into log (room, seq, text) values (?, ?, ?)');

const rooms = new Map<string, { readonly sockets: Set<WebSocket>; seq: number }>();
const http = createServer((_, response) => response.end('ok'));
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
sockets.on('connection', (socket) =>
  socket.on('message', (data) => receive(socket, JSON.parse(bytesOf(data).toString()))),
);
http.listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));

function receive(socket: WebSocket, { room: name, id, data }: Sent): void {
  const room = rooms.get(name) ?? { sockets: new Set(), seq: 0 };
  rooms.set(name, room);
  room.sockets.add(socket);
  if (id === undefined) return;
  room.seq += 1;
  const text = JSON.stringify({ game: name, seq: room.seq, serverTime: Date.now(), re: id, state: data });
  insert.run(name, room.seq, text);
  for (const one of room.sockets) one.send(text);
}
