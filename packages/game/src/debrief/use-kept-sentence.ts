import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { oneLine } from '@fracht/protocol';
import { callOwnSentence, callSaveSentence, sentenceMeanwhile } from '@fracht/kit/api/sentence-calls.ts';

/** The pause after typing before it is saved (debounce), in ms. */
const REST_MS = 1000;

const keyOf = (game: string) => ['own-sentence', game] as const;

/** What a student writes after a game: saved after a pause in typing, or at once by `keep`; what could not be saved stays in the field. (DBS-11) */
export function useKeptSentence(game: string) {
  const asked = useQuery({
    queryKey: keyOf(game),
    queryFn: ({ signal }) => callOwnSentence(game, signal),
    staleTime: Infinity,
    retry: false,
  });
  const [typed, setTyped] = useState<string | null>(null);
  const kept = asked.data?.text ?? '';
  const text = typed ?? kept;
  const { save, saveOver, there, error } = useSaving(game, kept);
  const keep = (rested = text): void => (typed === null ? undefined : save(oneLine(rested)));
  useWhenRested(text, keep);
  const isKept = oneLine(text) === kept;
  return {
    asked,
    text,
    write: (words: string) => setTyped(words),
    keep: () => keep(),
    /** Saves it although another page has stored something else meanwhile. */
    keepOver: () => saveOver(oneLine(text)),
    /** What another page has stored meanwhile; null: nothing. */
    there: isKept ? null : there,
    savedAt: isKept ? (asked.data?.savedAt ?? null) : null,
    failure: isKept ? null : error,
  };
}

/** Saves over the text that this page knows to be stored; if another page has stored something else, only when told to. (FLD-21) */
function useSaving(game: string, kept: string) {
  const client = useQueryClient();
  const sent = useRef<string | null>(null);
  // The text that is stored, as far as this page knows, and the last one of which it does not know whether it is.
  const base = useRef<string | null>(null);
  const lost = useRef<string | null>(null);
  const saving = useMutation({
    mutationFn: async (words: string) => {
      try {
        return await callSaveSentence({ game, text: words, base: { text: base.current ?? kept } });
      } catch (cause) {
        // The answer to an earlier save of this page was lost.
        const there = sentenceMeanwhile(cause);
        if (there === null || there !== lost.current) throw cause;
        return callSaveSentence({ game, text: words, base: { text: there } });
      }
    },
    // One after another, so that the last text typed is the one that stays. Without a network it fails at once, with a message.
    networkMode: 'always',
    scope: { id: `own-sentence-${game}` },
    onSuccess: (saved) => {
      base.current = saved?.text ?? '';
      client.setQueryData(keyOf(game), saved);
    },
    onError: (cause) => {
      if (sentenceMeanwhile(cause) === null) lost.current = sent.current;
      sent.current = null;
    },
  });
  const save = (words: string): void => {
    if (words === (sent.current ?? kept)) return;
    sent.current = words;
    saving.mutate(words);
  };
  const there = sentenceMeanwhile(saving.error);
  const saveOver = (words: string): void => {
    base.current = there ?? base.current;
    save(words);
  };
  return { save, saveOver, there, error: saving.error };
}

/** Saves the text after a pause, and at once when its page is left or hidden. */
function useWhenRested(text: string, keep: (rested?: string) => void): void {
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    const timer = setTimeout(() => keepNow(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const leave = (): void => keepNow();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, []);
}
