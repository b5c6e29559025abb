import { binText, uiText } from '@fracht/content';
import type { BinPayload } from '@fracht/protocol';
import { callEraseBin } from '@fracht/kit/api/bin-calls.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';
import { clearFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { Modal } from '@fracht/kit/ui/modal.tsx';

/** Says what goes for good and asks for one's own password before an account in the bin is erased; stays open if the server refuses. (BNS-2) */
export function EraseForGood({ thing, onClose }: { thing: BinPayload[number]; onClose: () => void }) {
  const text = binText.erase;
  const erase = useInvalidatingMutation(callEraseBin, ['bin', 'audit']);
  const close = (): void => {
    clearFieldErrors();
    onClose();
  };
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    await erase.mutateAsync({ id: thing.id, password: formText(form, 'password') });
    close();
  });
  return (
    <Modal show title={text.title(thing.name)} onClose={close}>
      <form noValidate className="stack stack-4" onSubmit={onSubmit}>
        <p>{text.text}</p>
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
