import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { aFolder } from '../live/school.ts';
import { programOf } from './programs.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const UNITS = join(ROOT, 'deploy', 'systemd');
const SERVICES = ['fracht.service', 'fracht@.service'];
const INSTALLED = '/opt/fracht';

const textOf = (unit: string): string => readFileSync(join(UNITS, unit), 'utf8');

/** The units as they would be if the product were installed in this folder. */
function unitsHere(change: (text: string) => string = (text) => text): string {
  const folder = aFolder();
  for (const unit of readdirSync(UNITS).filter((name) => /\.(?:service|target)$/u.test(name))) {
    const here = textOf(unit)
      .replaceAll(`${INSTALLED}/`, ROOT)
      .replaceAll(INSTALLED, ROOT.replace(/\/$/u, ''))
      .replaceAll('/usr/bin/curl', '/bin/true');
    writeFileSync(join(folder, unit), change(here));
  }
  return folder;
}

test.each(SERVICES)(
  '[RUN-7] the server takes the environment of %s and every line of the example beside it',
  (unit) => {
    const given = [...textOf(unit).matchAll(/^Environment=(.*)$/gmu)].flatMap(([, line = '']) => line.split(' '));
    const example = readFileSync(join(ROOT, 'deploy', 'fracht.env.example'), 'utf8');
    const lines = [...example.matchAll(/^#?(?<line>[A-Z][A-Z_]+=.*)$/gmu)].map(({ groups }) => groups?.['line'] ?? '');
    const variables = Object.fromEntries(
      [...given, ...lines].map((line) => line.replace('%i', '3').split(/=(.*)/su).slice(0, 2)),
    );
    // The last line of the example: for a class in one room, without nginx.
    expect(variables).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' });
    const { NATS_URL: bus, ...alone } = variables;
    expect(bus).toBe(unit === 'fracht@.service' ? 'nats://127.0.0.1:4222' : undefined);
    expect(readConfig(alone)).toMatchObject({
      port: 8080,
      socketPort: 54_345,
      publicUrl: 'https://gra.szkola.pl',
      demo: false,
      databaseUrl: expect.stringContaining('postgres://'),
      mail: { from: 'Fracht <fracht@szkola.pl>' },
      admin: { email: 'admin@szkola.pl' },
      metricsToken: expect.any(String),
    });
  },
);

test.each(SERVICES)('[STO-2] [RUN-7] %s starts a process anew, however it ended', (unit) => {
  expect(textOf(unit)).toMatch(/^Restart=always$/mu);
  expect(textOf(unit)).toMatch(/^StartLimitIntervalSec=0$/mu);
  expect(textOf(unit)).not.toMatch(/^RestartPreventExitStatus=/mu);
});

const analyze = programOf('systemd-analyze', 'what systemd makes of the units');
describe.each(analyze === null ? [] : [{ analyze }])('systemd', ({ analyze: program }) => {
  const complaints = (folder: string): readonly string[] => {
    const units = ['fracht.service', 'fracht@1.service', 'fracht.target'].map((unit) => join(folder, unit));
    const { stderr } = spawnSync(program, ['verify', '--man=no', ...units], { encoding: 'utf8' });
    return stderr.split('\n').filter((line) => line.includes('fracht'));
  };

  test('[RUN-7] it finds nothing to say against the units', () => {
    expect(complaints(unitsHere())).toEqual([]);
    const wrong = unitsHere((text) => text.replace('Restart=always', 'Restart=sometimes'));
    expect(complaints(wrong)).toEqual(expect.arrayContaining([expect.stringContaining('restart')]));
  });

  test('[RUN-7] it counts them among services that are locked up well', () => {
    const folder = unitsHere();
    const units = ['fracht.service', 'fracht@1.service'].map((unit) => join(folder, unit));
    const strict = ['security', '--offline=true', '--no-pager', '--threshold=20', ...units];
    expect(execFileSync(program, strict, { encoding: 'utf8' })).toMatch(/exposure level for fracht@1\.service/u);
  });
});
