import staticFiles from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Api } from './api.ts';

const INDEX = 'index.html';
const APP = 'app.html';
const YEAR_S = 31_536_000;

/** Serves the built web app, with precompressed files; false if it has not been built. */
export async function serveWebFiles(app: Api, dist: string): Promise<boolean> {
  if (!existsSync(join(dist, INDEX))) return false;
  await app.register(staticFiles, {
    root: dist,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      response.header('cache-control', isHashed(path) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    },
  });
  return true;
}

/** Answers with `index.html`, for pages that only the browser's router knows; it already contains the content of the landing page. */
export function answerPage(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.sendFile(APP);
}

/** CSP hashes of the inline scripts in the page. */
export function inlineScriptHashes(dist: string): readonly string[] {
  const page = join(dist, INDEX);
  if (!existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(/<script(?:\s+(?!src=)[^>]*)?>(?<body>[\s\S]+?)<\/script>/gu);
  return [...scripts].map(
    ({ groups }) =>
      `'sha256-${createHash('sha256')
        .update(groups?.body ?? '')
        .digest('base64')}'`,
  );
}

function isHashed(path: string): boolean {
  return /[/\\]assets[/\\]/u.test(path);
}
