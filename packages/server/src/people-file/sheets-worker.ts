import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { parseSheets } from './parse-sheets.ts';

const given = z
  .union([
    z.object({ file: z.instanceof(Uint8Array), form: z.enum(['XLSX', 'ODS', 'TEXT']) }),
    z.object({ file: z.string(), form: z.literal('TEXT') }),
  ])
  .parse(workerData);

parentPort?.postMessage(await parseSheets(given));
