import { useMutation } from '@tanstack/react-query';
import { Copy, Printer, Undo2 } from 'lucide-react';
import { codesText } from '@fracht/content';
import type { UserPayload } from '@fracht/protocol';
import { callTakeBackCode, type LoginCard } from '@fracht/kit/api/lecturer-calls.ts';
import { useShowCards } from '@fracht/kit/api/lecturer-queries.ts';
import { formatDayTime } from '@fracht/kit/format.ts';
import { personName } from '@fracht/kit/session/names.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { notify } from '@fracht/kit/ui/toasts.ts';
import { useCopied } from '@fracht/kit/ui/use-copied.ts';
import { typedAddress } from './sheet-rules.ts';
import styles from './spare-code-window.module.css';

const text = codesText.spare;

type SpareCodeProps = { readonly card: LoginCard; readonly student: UserPayload; readonly onClose: () => void };

/** The code that was just made for one student: to be read out, copied, printed, or withdrawn as if it had never been made. (LEC-8) */
export function SpareCodeWindow({ card, student, onClose }: SpareCodeProps) {
  const undo = useMutation({ mutationFn: callTakeBackCode, onSuccess: onClose });
  const show = useShowCards();
  const [isCopied, copy] = useCopied(() => notify({ type: 'warning', text: text.notCopied }));
  return (
    <Modal
      show
      title={text.title(personName(card))}
      onClose={onClose}
      footer={
        <>
          <Button isBusy={undo.isPending} onClick={() => undo.mutate(card.id)}>
            <Undo2 className="i" aria-hidden="true" />
            {text.undo}
          </Button>
          <Button className="push" onClick={() => void show([card])}>
            <Printer className="i" aria-hidden="true" />
            {text.print}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {text.done}
          </Button>
        </>
      }
    >
      <div className="stack stack-4">
        <div className={styles.card}>
          <div>
            <p className={styles.code}>{card.code}</p>
            <p>
              <bdi>{`${codesText.login} `}</bdi>
              <b>{card.login}</b>
            </p>
            <p className="small muted">{codesText.works(formatDayTime(card.expiresAt))}</p>
          </div>
          <Button onClick={() => copy(text.words(typedAddress([card]), card.login, card.code))}>
            <Copy className="i" aria-hidden="true" />
            {isCopied ? text.copied : text.copy}
          </Button>
          <span className="vh" role="status">
            {isCopied ? text.copied : ''}
          </span>
        </div>
        <p>{noteOf(student)}</p>
        <Note>{text.once}</Note>
      </div>
    </Modal>
  );
}

/** What happens to the student's previous password or code. */
function noteOf({ email, has_password: hasPin }: UserPayload): string {
  if (email !== '') return text.email;
  return hasPin === true ? text.pin : text.card;
}
