import { landingEditorText } from '@fracht/content';
import type { ContentId } from '@fracht/protocol';
import { Button } from '@fracht/kit/ui/button.tsx';
import { PolicyBlanks } from '../admin-lecturers/policy-blanks.tsx';
import styles from './text-hint.module.css';

type HintProps = { readonly id: ContentId; readonly policy: string; readonly onUnion: () => void };

/** What an author has to know about a text: the blanks in the policy, and when a credit is shown in the footer. (TXE-5, TXE-6) */
export function TextHint({ id, policy, onUnion }: HintProps) {
  const text = landingEditorText.footer;
  return (
    <div className={styles.hint}>
      {id === 'policy' ? <PolicyBlanks policy={policy} /> : null}
      {id === 'footer-college' || id === 'footer-implementer' ? <p className="small muted">{text.hint}</p> : null}
      {id === 'footer-union' ? (
        <>
          <p className="small muted">{text.unionHint}</p>
          <Button size="s" onClick={onUnion}>
            {text.putUnion}
          </Button>
        </>
      ) : null}
    </div>
  );
}
