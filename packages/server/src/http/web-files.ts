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

/** What stands in the pages themselves, by its CSP hashes. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** The CSP hashes of all inline scripts and styles of the pages. */
export function inlineHashes(dist: string): InlineHashes {
  const pages = [INDEX, APP].map((name) => join(dist, name)).filter((page) => existsSync(page));
  const html = pages.map((page) => readFileSync(page, 'utf8')).join('\n');
  return {
    scripts: hashesOf(html.matchAll(/<script(?:\s+(?!src=)[^>]*)?>(?<body>[\s\S]+?)<\/script>/gu)),
    styles: hashesOf(html.matchAll(/<style[^>]*>(?<body>[\s\S]+?)<\/style>/gu)),
  };
}

function hashesOf(elements: Iterable<RegExpExecArray>): readonly string[] {
  const hashes = [...elements].map(({ groups }) =>
    createHash('sha256')
      .update(groups?.['body'] ?? '')
      .digest('base64'),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

function isHashed(path: string): boolean {
  return /[/\\]assets[/\\]/u.test(path);
}
