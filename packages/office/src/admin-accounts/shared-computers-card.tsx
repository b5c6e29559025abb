import { accountsText } from '@fracht/content';
import { callSaveSharedComputers } from '@fracht/kit/api/admin-calls.ts';
import { useSharedComputers } from '@fracht/kit/api/admin-queries.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { Pending } from '@fracht/kit/panel/pending.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Switch } from '@fracht/kit/ui/choice.tsx';

/** The switch for a school whose computers are shared: logins then end when the browser is closed. (ADM-18) */
export function SharedComputersCard() {
  const text = accountsText.sharedComputers;
  const asked = useSharedComputers();
  const change = useInvalidatingMutation(callSaveSharedComputers, ['shared-computers']);
  const isOn = change.isPending ? change.variables : asked.data === true;
  return (
    <Card label={text.title}>
      <CardHead title={text.title} />
      <CardBody className="stack stack-4">
        <p className="small muted">{text.text}</p>
        <Pending asked={asked} />
        {asked.data === undefined ? null : (
          <Switch
            title={text.turn}
            note={text.note}
            checked={isOn}
            disabled={change.isPending}
            onChange={({ target }) => change.mutate(target.checked)}
          />
        )}
      </CardBody>
    </Card>
  );
}
