import { useState } from 'react';
import { secondFactorText } from '@fracht/content';
import { Button } from '../ui/button.tsx';
import { clearFieldErrors } from '../ui/field-errors.ts';
import { Field } from '../ui/field.tsx';

/** The field of a code of an app, and a way to type a recovery code in its place, which needs a keyboard with letters. */
export function SecondCodeField() {
  const text = secondFactorText;
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <div className="stack stack-2">
      {isRecovery ? (
        <Field
          label={text.recovery}
          hint={text.recoveryHint}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          required
        />
      ) : (
        <AppCodeField />
      )}
      <div>
        <Button
          kind="ghost"
          size="s"
          onClick={() => {
            clearFieldErrors('code');
            setIsRecovery(!isRecovery);
          }}
        >
          {isRecovery ? text.byApp : text.byRecovery}
        </Button>
      </div>
    </div>
  );
}

/** The field of a code of an app alone. */
export function AppCodeField() {
  return (
    <Field
      label={secondFactorText.code}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={100}
      required
    />
  );
}
