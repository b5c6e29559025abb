import { useState } from 'react';
import { secondFactorText } from '@fracht/content';
import { Button } from '../ui/button.tsx';
import { clearFieldErrors } from '../ui/field-errors.ts';
import { Field } from '../ui/field.tsx';

type SecondCode = {
  readonly name?: string;
  /** The errors of the field, if the form keeps them itself. */
  readonly error?: string | null;
  readonly onChange?: (() => void) | undefined;
};

/** The field for the code of an authenticator app, with a switch to a recovery code, which needs a keyboard with letters. */
export function SecondCodeField({ name = 'code', error = null, onChange }: SecondCode) {
  const text = secondFactorText;
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <div className="stack stack-2">
      {isRecovery ? (
        <Field
          label={text.recovery}
          hint={text.recoveryHint}
          name={name}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          required
          error={error}
          onChange={onChange}
        />
      ) : (
        <AppCodeField name={name} error={error} onChange={onChange} />
      )}
      <div>
        <Button
          kind="ghost"
          size="s"
          onClick={() => {
            clearFieldErrors(name);
            onChange?.();
            setIsRecovery(!isRecovery);
          }}
        >
          {isRecovery ? text.byApp : text.byRecovery}
        </Button>
      </div>
    </div>
  );
}

/** The field for an authenticator app's code only. */
export function AppCodeField({ name = 'code', error = null, onChange }: SecondCode) {
  return (
    <Field
      label={secondFactorText.code}
      name={name}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={100}
      required
      error={error}
      onChange={onChange}
    />
  );
}
