import { useState } from 'react';
import { Copy } from 'lucide-react';
import { networkTestText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { useCopied } from '@fracht/kit/ui/use-copied.ts';
import styles from './network-test.module.css';

/**
 * Copies the report as text and says so for a moment. Browsers forbid that on pages without TLS, such as those of a server in the school's own network: there
 * the text is shown on the page, selected. (NTT-9)
 */
export function CopyReport({ report }: { readonly report: () => string }) {
  const text = networkTestText;
  const [shown, setShown] = useState<string | null>(null);
  const [isCopied, copy] = useCopied(setShown);
  return (
    <>
      <Button onClick={() => copy(report())}>
        <Copy className="i" aria-hidden="true" />
        {isCopied ? text.copied : text.copy}
      </Button>
      <span className="vh" role="status">
        {isCopied ? text.copied : ''}
      </span>
      {shown === null ? null : (
        <label className={styles.report}>
          <bdi>{text.notCopied}</bdi>
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
