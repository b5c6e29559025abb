import { useId } from 'react';
import { codesText, uiText } from '@fracht/content';
import { callMakeCodes } from '@fracht/kit/api/lecturer-calls.ts';
import { useNewCards } from '@fracht/kit/api/lecturer-queries.ts';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { CodeDaysField, codeDays } from '@fracht/kit/panel/code-days.tsx';

/** Asks before new codes replace the present ones, and for how long they are valid; then opens the page that prints them. */
export function MakeCodesDialog({
  users,
  title,
  text,
  keep = uiText.cancel,
  act = codesText.groupSubmit,
  onClose,
}: {
  users: readonly string[];
  title: string;
  text: string;
  keep?: string;
  act?: string;
  onClose: () => void;
}) {
  const formId = useId();
  const make = useNewCards(callMakeCodes);
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    await make.mutateAsync({ users, days: codeDays(formText(form, 'days')) });
    onClose();
  });
  return (
    <Modal
      show
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button className="push" onClick={onClose}>
            {keep}
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isBusy}>
            {act}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack stack-4" onSubmit={onSubmit}>
        <p>{text}</p>
        <CodeDaysField />
      </form>
    </Modal>
  );
}
