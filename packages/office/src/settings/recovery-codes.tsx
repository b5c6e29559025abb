import { Copy, Download, Printer } from 'lucide-react';
import { secondFactorText } from '@fracht/content';
import { fileName, saveFile } from '@fracht/kit/files/save-file.ts';
import { personName } from '@fracht/kit/session/names.ts';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { notify } from '@fracht/kit/ui/toasts.ts';
import { useCopied } from '@fracht/kit/ui/use-copied.ts';
import styles from './second-factor.module.css';

/** The recovery codes that were just made, to be copied, printed or saved: they are shown once. (OWN-11) */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = secondFactorText.codes;
  const user = sessionStore((state) => state.user);
  const head = text.fileHead(user?.email ?? '');
  const lines = [head, '', ...codes, ''].join('\n');
  const name = fileName([text.file, user === null ? '' : personName(user)], 'txt');
  const [isCopied, copy] = useCopied(() => notify({ type: 'warning', text: text.notCopied }));
  return (
    <Modal
      show
      title={text.title}
      onClose={onClose}
      footer={
        <Button kind="primary" className="push" onClick={onClose}>
          {text.saved}
        </Button>
      }
    >
      <div className={`${styles.codes ?? ''} stack stack-4`}>
        <p>{text.lead}</p>
        <p className={styles.onPaper}>{head}</p>
        <ul className={styles.list} aria-label={text.list}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="row wrap">
          <Button onClick={() => copy(lines)}>
            <Copy className="i" aria-hidden="true" />
            {isCopied ? text.copied : text.copy}
          </Button>
          <Button onClick={() => saveFile(name, new Blob([lines], { type: 'text/plain' }))}>
            <Download className="i" aria-hidden="true" />
            {text.save}
          </Button>
          <Button onClick={() => window.print()}>
            <Printer className="i" aria-hidden="true" />
            {text.print}
          </Button>
        </div>
        <span className="vh" role="status">
          {isCopied ? text.copied : ''}
        </span>
      </div>
    </Modal>
  );
}
