import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../errors.ts';
import { PICTURES } from '../folders.ts';
import type { ImageStore } from '../storage/image-store.ts';
import { PICTURES_PATH } from '../uploads.ts';
import type { Api } from './api.ts';

const DAY_S = 86_400;
const YEAR_S = 365 * DAY_S;

/** A picture opened on its own loads nothing and runs nothing; none has styles. (WEB-2) */
const SANDBOX = "default-src 'none'; sandbox";

type Picture = { readonly text: string; readonly tag: string };

/** Serves the built-in pictures from memory and the uploaded ones from their storage; nothing else can be requested. */
export function pictureRoutes(app: Api, uploads: Pick<ImageStore, 'read'>): void {
  uploadRoutes(app, uploads);
  const pictures = readPictures();
  app.get<{ Params: { name: string } }>(`${PICTURES_PATH}:name.svg`, async (request, reply) => {
    const picture = pictures.get(request.params.name);
    if (picture === undefined) throw new AppError('NOT_FOUND');
    reply
      .header('cache-control', `public, max-age=${DAY_S}`)
      .header('etag', picture.tag)
      .header('content-security-policy', SANDBOX);
    if (request.headers['if-none-match'] === picture.tag) return reply.status(304).send();
    return reply.type('image/svg+xml; charset=utf-8').send(picture.text);
  });
}

function uploadRoutes(app: Api, uploads: Pick<ImageStore, 'read'>): void {
  app.get<{ Params: { name: string } }>(`${PICTURES_PATH}:name.webp`, async (request, reply) => {
    const picture = await uploads.read(`${request.params.name}.webp`);
    if (picture === null) {
      // It may be restored, for instance from a backup, so no cache may remember that it was missing.
      reply.header('cache-control', 'no-store');
      throw new AppError('NOT_FOUND');
    }
    return reply
      .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
      .header('content-security-policy', SANDBOX)
      .type('image/webp')
      .send(picture);
  });
}

function readPictures(): ReadonlyMap<string, Picture> {
  if (!existsSync(PICTURES)) return new Map();
  const files = readdirSync(PICTURES).filter((file) => file.endsWith('.svg'));
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(PICTURES, file), 'utf8');
      const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
      return [file.slice(0, -'.svg'.length), { text, tag }];
    }),
  );
}
