import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { parseSheets } from './parse-sheets.ts';

const file = z.union([z.instanceof(Uint8Array), z.string()]).parse(workerData);

parentPort?.postMessage(await parseSheets(file));
