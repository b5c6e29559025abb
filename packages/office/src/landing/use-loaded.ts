import { useEffect, useState } from 'react';
import { report } from '@fracht/kit/report.ts';

export type Loaded<T> = { readonly value: T; readonly isLoaded: boolean; readonly isFailed: boolean };

/** Loads a value once; `first` until then. A failure is only logged. `load` has to be referentially stable, or it is called again. (LND-3) */
export function useLoaded<T>(name: string, load: (signal: AbortSignal) => Promise<T>, first: () => T): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>(() => ({ value: first(), isLoaded: false, isFailed: false }));
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal).then(
      (value) => setLoaded({ value, isLoaded: true, isFailed: false }),
      (cause: unknown) => {
        if (abort.signal.aborted) return;
        report(name, cause);
        setLoaded((before) => ({ ...before, isFailed: true }));
      },
    );
    return () => abort.abort();
  }, [name, load]);
  return loaded;
}
