import { useId } from 'react';
import { filledSurveysText, gamesText, uiText } from '@fracht/content';
import type { SurveyPayload } from '@fracht/protocol';
import { callOpenSurvey } from '@fracht/kit/api/lecturer-calls.ts';
import { useInvalidatingMutation, useGames } from '@fracht/kit/api/panel-queries.ts';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { formatDate } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { SelectField } from '@fracht/kit/ui/field.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { gamesToSurvey } from '@fracht/kit/panel/survey-facts.ts';

/** Sends the survey to the players of a finished game that has none yet. (QST-3) */
export function SendSurvey({ surveys, onClose }: { surveys: readonly SurveyPayload[]; onClose: () => void }) {
  const text = filledSurveysText;
  const formId = useId();
  const games = gamesToSurvey(useGames().data ?? [], surveys);
  const send = useInvalidatingMutation(callOpenSurvey, ['surveys']);
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    await send.mutateAsync(formText(form, 'game'));
    onClose();
  });
  return (
    <Modal
      show
      title={text.sendTitle}
      onClose={onClose}
      footer={
        <>
          <Button className="push" onClick={onClose}>
            {uiText.cancel}
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            isBusy={isBusy}
            reason={games.length === 0 ? text.noGames : null}
          >
            {text.sendSubmit}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} className="stack stack-4" onSubmit={onSubmit}>
        <p>{games.length === 0 ? text.noGames : text.sendLead}</p>
        {games.length === 0 ? null : (
          <SelectField label={text.sendGame} name="game">
            {games.map(({ id, groupName, number, date }) => (
              <option key={id} value={id}>
                {text.sendOption(gamesText.name(groupName, number), formatDate(date))}
              </option>
            ))}
          </SelectField>
        )}
      </form>
    </Modal>
  );
}
