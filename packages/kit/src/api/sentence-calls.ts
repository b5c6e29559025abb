import type { Calls, EarlierSentences, OwnSentencePayload } from '@fracht/protocol';
import { ApiError } from './api-error.ts';
import { call, MEANWHILE } from './call.ts';
import { asFields, asList, asNumber, asText } from './read.ts';

// Parsed by hand: neither the lobby nor the end of a game should have to load schemas for a few texts.
const own = { parse: ownOf };
const earlier = {
  parse(payload: unknown): EarlierSentences {
    const fields = asFields(payload);
    return { own: asText(fields['own']), agreed: asList(fields['agreed'], asText) };
  },
};
const unseen = { isQuiet: true, isSilent: true, keepsErrors: true } as const;

/** What the caller wrote after a game; null: nothing. Throws ApiError. (SNT-1) */
export function callOwnSentence(id: string, signal?: AbortSignal): Promise<OwnSentencePayload | null> {
  return call<Calls['ownSentence']>('GET game/sentences/own/{id}', own, { params: { id }, signal, ...unseen });
}

/** Stores what the caller wrote after a game; null: it was empty, and nothing is stored. `base`: the text that was edited. Throws ApiError. (SNT-1, FLD-21) */
export function callSaveSentence(body: {
  readonly game: string;
  readonly text: string;
  readonly base: { readonly text: string };
}): Promise<OwnSentencePayload | null> {
  return call<Calls['saveSentence']>('POST game/sentences/save/', own, { body, ...unseen });
}

/** What the player is reminded of from earlier games before this one. Throws ApiError. (SNT-2) */
export function callEarlierSentences(id: string, signal?: AbortSignal): Promise<EarlierSentences> {
  return call<Calls['earlierSentences']>('GET game/sentences/earlier/{id}', earlier, {
    params: { id },
    signal,
    ...unseen,
  });
}

/** The text that is stored instead of the one that a refused save was based on; null: it was refused for another reason. (FLD-21) */
export function sentenceMeanwhile(cause: unknown): string | null {
  return cause instanceof ApiError && cause.code === MEANWHILE ? asText(asFields(cause.payload)['text']) : null;
}

function ownOf(payload: unknown): OwnSentencePayload | null {
  const fields = asFields(payload);
  const text = asText(fields['text']);
  return text === null ? null : { text, savedAt: asNumber(fields['savedAt']) };
}
