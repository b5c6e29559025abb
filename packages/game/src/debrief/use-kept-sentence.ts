import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { oneLine } from '@fracht/protocol';
import { callOwnSentence, callSaveSentence } from '@fracht/kit/api/sentence-calls.ts';

/** The pause after typing before it is saved (debounce), in ms. */
const REST_MS = 1000;

/** What a student writes after a game: saved after a pause in typing, or at once by `keep`; what could not be saved stays in the field. (DBS-11) */
export function useKeptSentence(game: string) {
  const client = useQueryClient();
  const key = ['own-sentence', game];
  const asked = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callOwnSentence(game, signal),
    staleTime: Infinity,
    retry: false,
  });
  const [typed, setTyped] = useState<string | null>(null);
  const kept = asked.data?.text ?? '';
  const text = typed ?? kept;
  const sent = useRef<string | null>(null);
  const saving = useMutation({
    mutationFn: callSaveSentence,
    // One after another, so that the last text typed is the one that stays. Without a network it fails at once, with a message.
    networkMode: 'always',
    scope: { id: `own-sentence-${game}` },
    onSuccess: (saved) => client.setQueryData(key, saved),
    onError: () => (sent.current = null),
  });
  const keep = (rested = text): void => {
    const words = oneLine(rested);
    if (typed === null || words === (sent.current ?? kept)) return;
    sent.current = words;
    saving.mutate({ game, text: words });
  };
  useWhenRested(text, keep);
  const isKept = oneLine(text) === kept;
  return {
    asked,
    text,
    write: (words: string) => setTyped(words),
    keep: () => keep(),
    savedAt: isKept ? (asked.data?.savedAt ?? null) : null,
    failure: isKept ? null : saving.error,
  };
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
