import { secondFactorText, uiText } from '@fracht/content';
import type { UserPayload } from '@fracht/protocol';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { callResetSecondFactor } from '@fracht/kit/api/second-factor-calls.ts';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { personName } from '@fracht/kit/session/names.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';
import { clearFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { Modal } from '@fracht/kit/ui/modal.tsx';

/** Asks for the admin's own password before somebody else's second factor is switched off; stays open if the server refuses. (ADM-14) */
export function ResetSecondFactor({ person, onClose }: { person: UserPayload; onClose: () => void }) {
  const text = secondFactorText.reset;
  const reset = useInvalidatingMutation(callResetSecondFactor, ['people']);
  const close = (): void => {
    clearFieldErrors();
    onClose();
  };
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    await reset.mutateAsync({ id: person.id, password: formText(form, 'password') });
    close();
  });
  return (
    <Modal show title={text.title(personName(person))} onClose={close}>
      <form noValidate className="stack stack-4" onSubmit={onSubmit}>
        <p>{text.lead}</p>
        <Field
          label={text.password}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={1000}
          required
        />
        <div className="row end">
          <Button onClick={close}>{uiText.cancel}</Button>
          <Button type="submit" kind="danger" isBusy={isBusy}>
            {text.act}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
