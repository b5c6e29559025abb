import staticFiles from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Api } from './api.ts';

const INDEX = 'index.html';
const APP = 'app.html';
const YEAR_S = 31_536_000;
/** Headers that matter for a page, but not for the scripts, styles and fonts that it requests by the dozen. */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Serves the built web app, with precompressed files; false if it has not been built. */
export async function serveWebFiles(app: Api, dist: string): Promise<boolean> {
  if (!existsSync(join(dist, INDEX))) return false;
  await app.register(staticFiles, {
    root: dist,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      response.header('cache-control', isHashed(path) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
      if (isPartOfPage(path)) for (const name of OF_PAGES) response.removeHeader(name);
    },
  });
  return true;
}

/** Answers addresses that only the browser's router knows, each with the page that references the files of its screen. */
export function pageAnswerer(dist: string): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const pages = readPages(join(dist, 'pages.json'));
  return (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const page = pages.find(({ address }) => address.test(path));
    return reply.sendFile(page === undefined ? APP : `pages/${page.name}.html`);
  };
}

function readPages(file: string): readonly { readonly name: string; readonly address: RegExp }[] {
  if (!existsSync(file)) return [];
  const pages = z
    .array(z.object({ name: z.string(), address: z.string() }))
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  return pages.map(({ name, address }) => ({ name, address: new RegExp(address, 'u') }));
}

/** The CSP hashes of the pages' inline content. */
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

/** A file that a page requests and that is never opened by itself; a worker's script has its own policy. */
function isPartOfPage(path: string): boolean {
  return isHashed(path) && /\.(?:js|css|woff2)(?:\.(?:br|gz))?$/u.test(path) && !path.includes('worker');
}

function isHashed(path: string): boolean {
  return /[/\\]assets[/\\]/u.test(path);
}
