import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/node';

/** Reads the first sheet of the workbook that it was given, and says its rows. */
const rows = await readSheet(Buffer.from(workerData));
parentPort?.postMessage(rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))));
