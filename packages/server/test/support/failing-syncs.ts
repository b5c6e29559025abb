// node --import: while there is a file `syncs-fail` in the data directory of this process no file can be synced, as on a failing disk.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

const { fdatasync } = fs;
const sign = join(process.env['DATA_DIR'] ?? '', 'syncs-fail');

const failing = (descriptor: number, done: (error: Error | null) => void): void => {
  if (!fs.existsSync(sign)) return fdatasync(descriptor, done);
  setImmediate(done, Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }));
};
Object.assign(fs, { fdatasync: failing });
syncBuiltinESMExports();
