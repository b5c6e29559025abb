import { useState } from 'react';
import { Download, Trash2 } from 'lucide-react';
import { settingsText } from '@fracht/content';
import { callExport } from '@fracht/kit/api/student-calls.ts';
import { ApiError } from '@fracht/kit/api/api-error.ts';
import { fileName, saveFile } from '@fracht/kit/files/save-file.ts';
import { personName } from '@fracht/kit/session/names.ts';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { EraseAccount } from './erase-account.tsx';

/** The rights under data protection law: the person's own data as a file, and erasing the account. An admin's account is erased by another admin. (OWN-3, OWN-4) */
export function Privacy() {
  const text = settingsText.privacy;
  const user = sessionStore((state) => state.user);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  if (user === null) return null;
  const save = (): void => {
    setIsBusy(true);
    callExport()
      .then((data) => saveFile(fileName([text.file, personName(user)], 'json'), asJson(data)))
      .catch(shown)
      .finally(() => setIsBusy(false));
  };
  return (
    <Card>
      <CardHead title={text.title} />
      <CardBody className="stack stack-3">
        <p className="small muted">{text.text}</p>
        <div className="row wrap">
          <Button isBusy={isBusy} onClick={save}>
            <Download className="i" aria-hidden="true" />
            {text.save}
          </Button>
          {user.type === 'ADMIN' ? null : (
            <Button kind="danger" onClick={() => setIsAsking(true)}>
              <Trash2 className="i" aria-hidden="true" />
              {text.erase}
            </Button>
          )}
        </div>
        <EraseAccount show={isAsking} user={user} onClose={() => setIsAsking(false)} />
      </CardBody>
    </Card>
  );
}

function asJson(data: unknown): Blob {
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}

/** Ignores a failed call, whose notice has been shown; rethrows anything else. */
function shown(cause: unknown): void {
  if (!(cause instanceof ApiError)) throw cause;
}
