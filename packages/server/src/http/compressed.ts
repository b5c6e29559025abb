import compress from '@fastify/compress';
import type { Api } from './api.ts';

/** Bytes below which an answer goes as it is, as those of a lesson do. */
const AS_IT_IS = 16_384;

/**
 * Long answers in JSON, the author's libraries above all, are sent with gzip to whoever takes it. Their length tells nobody the CSRF
 * token in them: the bearer is in no cookie, so no other site can have a call made again and again in somebody's name.
 */
export async function compressLong(api: Api): Promise<void> {
  await api.register(compress, {
    threshold: AS_IT_IS,
    encodings: ['gzip'],
    customTypes: /^application\/json/u,
  });
}
