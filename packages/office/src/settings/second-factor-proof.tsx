import { secondFactorText, uiText } from '@fracht/content';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { SecondCodeField } from '@fracht/kit/panel/second-code-field.tsx';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';
import { clearFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { Modal } from '@fracht/kit/ui/modal.tsx';

type ProofWords = { readonly title: string; readonly lead: string; readonly act: string };

/** Asks for password and code before a change to the second factor; stays open if the server refuses. (OWN-11) */
export function SecondFactorProof({
  words,
  isDanger = false,
  onProved,
  onClose,
}: {
  words: ProofWords;
  isDanger?: boolean;
  onProved: (proof: { password: string; code: string }) => Promise<unknown>;
  onClose: () => void;
}) {
  const close = (): void => {
    clearFieldErrors();
    onClose();
  };
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    await onProved({ password: formText(form, 'password'), code: formText(form, 'code') });
    close();
  });
  return (
    <Modal show title={words.title} onClose={close}>
      <form noValidate className="stack stack-4" onSubmit={onSubmit}>
        <p>{words.lead}</p>
        <OwnPasswordField />
        <SecondCodeField />
        <div className="row end">
          <Button onClick={close}>{uiText.cancel}</Button>
          <Button type="submit" kind={isDanger ? 'danger' : 'primary'} isBusy={isBusy}>
            {words.act}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** The field in which the person types their own password again. */
export function OwnPasswordField() {
  return (
    <Field
      label={secondFactorText.password}
      name="password"
      type="password"
      autoComplete="current-password"
      maxLength={1000}
      required
    />
  );
}
