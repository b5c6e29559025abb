import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import { encryptedWith } from '../copies/age.ts';

const { file, password } = z.object({ file: z.string(), password: z.string() }).parse(workerData);

// The thread's output is the encrypted file: a slow reader slows this down.
await pipeline(Readable.fromWeb(await encryptedWith(password, Readable.toWeb(createReadStream(file)))), process.stdout);
