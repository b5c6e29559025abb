import { useEffect, useState } from 'react';
import { Copy } from 'lucide-react';
import { networkTestText } from '@fracht/content';
import { report as log } from '@fracht/kit/report.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import styles from './network-test.module.css';

const THANKS_MS = 2500;

/**
 * Copies the report as text and says so for a moment. Browsers forbid that on pages without TLS, which is what a server in the school's own network
 * has: there the text stands selected on the page. (NTT-9)
 */
export function CopyReport({ report }: { readonly report: () => string }) {
  const text = networkTestText;
  const [isCopied, setIsCopied] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), THANKS_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(report());
      setIsCopied(true);
    } catch (cause) {
      log('clipboard', cause);
      setShown(report());
    }
  };
  return (
    <>
      <Button onClick={() => void copy()}>
        <Copy className="i" aria-hidden="true" />
        {isCopied ? text.copied : text.copy}
      </Button>
      <span className="vh" role="status">
        {isCopied ? text.copied : ''}
      </span>
      {shown === null ? null : (
        <label className={styles.report}>
          {text.notCopied}
          <textarea ref={select} readOnly rows={10} value={shown} />
        </label>
      )}
    </>
  );
}

function select(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}
