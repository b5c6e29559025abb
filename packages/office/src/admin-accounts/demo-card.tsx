import { useState } from 'react';
import { accountsText } from '@fracht/content';
import { callRemoveDemo } from '@fracht/kit/api/admin-calls.ts';
import { useDemoSchool } from '@fracht/kit/api/admin-queries.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Confirm } from '@fracht/kit/ui/modal.tsx';

/** What is left of the demo school, with the button that deletes it; nothing once it is gone. (ADM-7) */
export function DemoCard() {
  const text = accountsText.demo;
  const { data: rest } = useDemoSchool();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useInvalidatingMutation(callRemoveDemo, ['demo', 'people', 'groups', 'games', 'bin']);
  if (rest == null) return null;
  const counts = [rest.people, rest.groups, rest.games] as const;
  const others = rest.others === 0 ? '' : ` ${text.others(rest.others)}`;
  return (
    <Card label={text.title}>
      <CardHead title={text.title}>
        <Button kind="danger" size="s" className="push" isBusy={remove.isPending} onClick={() => setIsAsking(true)}>
          {text.remove}
        </Button>
      </CardHead>
      <CardBody>
        <p className="small muted">{text.text(...counts)}</p>
      </CardBody>
      <Confirm
        show={isAsking}
        title={text.ask}
        text={`${text.askText(...counts)}${others}`}
        keep={text.keep}
        act={text.remove}
        onKeep={() => setIsAsking(false)}
        onAct={() => {
          setIsAsking(false);
          remove.mutate(undefined);
        }}
      />
    </Card>
  );
}
