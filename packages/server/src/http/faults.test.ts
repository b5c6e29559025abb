import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../test/support/test-app.ts';

test.each([
  [{ range: 'bytes=99999999-' }, 416, 'RANGE_WRONG'],
  [{ 'if-match': '"x"' }, 412, 'PRECONDITION_FAILED'],
  [{ 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412, 'PRECONDITION_FAILED'],
])(
  '[RUN-5] [ENV-4] what %o asks of a file is the caller’s fault, and no line of the log',
  async (headers, status, code) => {
    const webDist = mkdtempSync(join(tmpdir(), 'fracht-web-'));
    onTestFinished(() => rmSync(webDist, { recursive: true }));
    mkdirSync(join(webDist, 'assets'));
    for (const name of ['index.html', 'app.html', 'assets/app-1a2b.js']) writeFileSync(join(webDist, name), 'x');
    const { app } = await testApp({ webDist });
    const answer = await app.inject({ url: '/assets/app-1a2b.js', headers });
    expect([answer.statusCode, answer.json().message.code]).toEqual([status, code]);
  },
);
