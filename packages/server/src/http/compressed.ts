import compress from '@fastify/compress';
import type { Api } from './api.ts';

/** Answers with fewer bytes are not compressed; those of a lesson are shorter. */
const AS_IT_IS = 16_384;

/**
 * Compresses long JSON answers, above all the author's libraries, with gzip. Their length cannot leak the CSRF token in them (BREACH): the
 * bearer is not in a cookie, so no other site can repeat calls in somebody's name.
 */
export async function compressLong(api: Api): Promise<void> {
  await api.register(compress, {
    threshold: AS_IT_IS,
    encodings: ['gzip'],
    customTypes: /^application\/json/u,
  });
}
