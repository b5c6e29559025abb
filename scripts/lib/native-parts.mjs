// Native packages, compiled for one system each. npm silently leaves one out when the Node that installs is too old for it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fitsNode } from './node-version.cjs';

/** The machine that packages are installed on: system, processor, and on Linux the C library. */
export function thisMachine() {
  const glibc = process.report?.getReport().header.glibcVersionRuntime;
  return {
    os: process.platform,
    cpu: process.arch,
    libc: process.platform === 'linux' ? (glibc === undefined ? 'musl' : 'glibc') : null,
    node: process.versions.node,
  };
}

/**
 * The packages of the lock file that belong to this machine and are not in the folder.
 * @param {Readonly<Record<string, { optional?: boolean, os?: string[], cpu?: string[], libc?: string[], engines?: { node?: string } }>>} locked
 * @param {string} root
 * @param {ReturnType<typeof thisMachine>} machine
 * @returns {readonly string[]} their paths, from the root
 */
export function missingParts(locked, root, machine = thisMachine()) {
  const isFor = ([path, { optional, os, cpu, libc, engines }]) =>
    path.startsWith('node_modules/') &&
    optional === true &&
    os?.includes(machine.os) === true &&
    cpu?.includes(machine.cpu) === true &&
    (libc === undefined || (machine.libc !== null && libc.includes(machine.libc))) &&
    (engines?.node === undefined || fitsNode(machine.node, engines.node) === true);
  return Object.entries(locked)
    .filter(isFor)
    .map(([path]) => path)
    .filter((path) => !existsSync(join(root, path, 'package.json')));
}
