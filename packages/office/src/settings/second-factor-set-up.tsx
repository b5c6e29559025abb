import { useState } from 'react';
import { Copy } from 'lucide-react';
import { secondFactorText, uiText } from '@fracht/content';
import type { BegunSecondFactorPayload } from '@fracht/protocol';
import { callBeginSecondFactor, callConfirmSecondFactor } from '@fracht/kit/api/second-factor-calls.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { QrCode } from '@fracht/kit/files/qr-code.tsx';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { AppCodeField } from '@fracht/kit/panel/second-code-field.tsx';
import { Button } from '@fracht/kit/ui/button.tsx';
import { clearFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { notify } from '@fracht/kit/ui/toasts.ts';
import { useCopied } from '@fracht/kit/ui/use-copied.ts';
import { OwnPasswordField } from './second-factor-proof.tsx';
import styles from './second-factor.module.css';

/** Switches the second factor on: password, secret for the app, a code from it; then the recovery codes are shown. (OWN-11) */
export function SecondFactorSetUp({
  onDone,
  onClose,
}: {
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}) {
  const [begun, setBegun] = useState<BegunSecondFactorPayload | null>(null);
  const close = (): void => {
    clearFieldErrors();
    onClose();
  };
  return (
    <Modal show title={secondFactorText.setUp.title} onClose={close}>
      {begun === null ? (
        <PasswordStep onBegun={setBegun} onClose={close} />
      ) : (
        <CodeStep
          begun={begun}
          onClose={close}
          onDone={(codes) => {
            close();
            onDone(codes);
          }}
        />
      )}
    </Modal>
  );
}

function PasswordStep({
  onBegun,
  onClose,
}: {
  onBegun: (begun: BegunSecondFactorPayload) => void;
  onClose: () => void;
}) {
  const text = secondFactorText;
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    onBegun(await callBeginSecondFactor(formText(form, 'password')));
  });
  return (
    <form noValidate className="stack stack-4" onSubmit={onSubmit}>
      <p>{text.setUp.lead}</p>
      <OwnPasswordField />
      <Foot act={text.next} isBusy={isBusy} onClose={onClose} />
    </form>
  );
}

function CodeStep({
  begun: { secret, uri },
  onDone,
  onClose,
}: {
  begun: BegunSecondFactorPayload;
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}) {
  const text = secondFactorText.setUp;
  const confirm = useInvalidatingMutation(callConfirmSecondFactor, ['second-factor']);
  const { isBusy, onSubmit } = useSubmit(async (form) => onDone(await confirm.mutateAsync(formText(form, 'code'))));
  return (
    <form noValidate className="stack stack-4" onSubmit={onSubmit}>
      <p>{text.scan}</p>
      <QrCode text={uri} label={text.qr} className={styles.qr} />
      <SecretKey secret={secret} />
      <p>{text.confirm}</p>
      <AppCodeField />
      <p className="small muted">{text.clock}</p>
      <Foot act={secondFactorText.switchOn} isBusy={isBusy} onClose={onClose} />
    </form>
  );
}

/** The secret in groups of four, to be typed into an app that cannot scan. */
function SecretKey({ secret }: { secret: string }) {
  const text = secondFactorText;
  const [isCopied, copy] = useCopied(() => notify({ type: 'warning', text: text.codes.notCopied }));
  const groups = secret.match(/.{1,4}/gu) ?? [];
  return (
    <div className="stack stack-2">
      <p className="small">{text.setUp.typed}</p>
      <p className={styles.key}>{groups.join(' ')}</p>
      <div>
        <Button size="s" onClick={() => copy(secret)}>
          <Copy className="i" aria-hidden="true" />
          {isCopied ? text.codes.copied : text.setUp.copyKey}
        </Button>
      </div>
      <span className="vh" role="status">
        {isCopied ? text.codes.copied : ''}
      </span>
    </div>
  );
}

function Foot({ act, isBusy, onClose }: { act: string; isBusy: boolean; onClose: () => void }) {
  return (
    <div className="row end">
      <Button onClick={onClose}>{uiText.cancel}</Button>
      <Button type="submit" kind="primary" isBusy={isBusy}>
        {act}
      </Button>
    </div>
  );
}
