import { rankingNamesText } from '@fracht/content';
import { callSetPublicNames } from '@fracht/kit/api/lecturer-calls.ts';
import { usePublicNames } from '@fracht/kit/api/lecturer-queries.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Switch } from '@fracht/kit/ui/choice.tsx';

/** The switch for students' names in the public rankings; while it is off, only initials are shown. */
export function RankingNames() {
  const text = rankingNamesText;
  const { data: isShown } = usePublicNames();
  const change = useInvalidatingMutation(callSetPublicNames, ['public-names']);
  const isOn = change.isPending ? change.variables : isShown === true;
  return (
    <Card>
      <CardHead title={text.title} />
      <CardBody>
        <Switch
          title={text.show}
          note={text.note}
          checked={isOn}
          disabled={isShown === undefined || change.isPending}
          onChange={(event) => change.mutate(event.target.checked)}
        />
      </CardBody>
    </Card>
  );
}
