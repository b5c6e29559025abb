import { useState } from 'react';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { secondFactorText } from '@fracht/content';
import type { SecondFactorPayload } from '@fracht/protocol';
import {
  callRenewRecoveryCodes,
  callSwitchSecondFactorOff,
  useSecondFactor,
} from '@fracht/kit/api/second-factor-calls.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { formatDate } from '@fracht/kit/format.ts';
import { Pending } from '@fracht/kit/panel/pending.tsx';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorProof } from './second-factor-proof.tsx';
import { SecondFactorSetUp } from './second-factor-set-up.tsx';

/** With this few recovery codes left, a warning asks to make new ones. */
const FEW_CODES = 3;

type SecondFactorDialog = 'SET_UP' | 'RENEW' | 'OFF';

/** The second factor of the person's own login: switching it on or off, and new recovery codes. (OWN-11) */
export function SecondFactorCard() {
  const text = secondFactorText;
  const asked = useSecondFactor();
  const { data: factor } = asked;
  const [dialog, setDialog] = useState<SecondFactorDialog | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = (): void => setDialog(null);
  const renew = useInvalidatingMutation(callRenewRecoveryCodes, ['second-factor']);
  const switchOff = useInvalidatingMutation(callSwitchSecondFactorOff, ['second-factor']);
  return (
    <Card label={text.title}>
      <CardHead title={text.title}>{factor === undefined ? null : <State isOn={factor !== null} />}</CardHead>
      <CardBody className="stack stack-3">
        <p className="small muted">{text.lead}</p>
        <Pending asked={asked} />
        {factor === null ? (
          <div>
            <Button onClick={() => setDialog('SET_UP')}>{text.switchOn}</Button>
          </div>
        ) : null}
        {factor == null ? null : <Facts factor={factor} onOpen={setDialog} />}
      </CardBody>
      {dialog === 'SET_UP' ? <SecondFactorSetUp onDone={setCodes} onClose={close} /> : null}
      {dialog === 'RENEW' ? (
        <SecondFactorProof
          words={text.renewing}
          onProved={async (proof) => setCodes(await renew.mutateAsync(proof))}
          onClose={close}
        />
      ) : null}
      {dialog === 'OFF' ? (
        <SecondFactorProof
          words={text.switchingOff}
          isDanger
          onProved={(proof) => switchOff.mutateAsync(proof)}
          onClose={close}
        />
      ) : null}
      {codes === null ? null : <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </Card>
  );
}

function State({ isOn }: { isOn: boolean }) {
  const Sign = isOn ? ShieldCheck : ShieldOff;
  return (
    <Chip tone={isOn ? 'ok' : 'neutral'} className="push" icon={<Sign className="i" aria-hidden="true" />}>
      {isOn ? secondFactorText.onShort : secondFactorText.off}
    </Chip>
  );
}

function Facts({
  factor: { since, recoveryCodes },
  onOpen,
}: {
  factor: NonNullable<SecondFactorPayload>;
  onOpen: (dialog: SecondFactorDialog) => void;
}) {
  const text = secondFactorText;
  return (
    <>
      <p>{`${text.on(formatDate(since))} ${text.codesLeft(recoveryCodes)}`}</p>
      {recoveryCodes > FEW_CODES ? null : <Note tone="warn">{text.codesFew}</Note>}
      <div className="row wrap">
        <Button onClick={() => onOpen('RENEW')}>{text.renew}</Button>
        <Button kind="danger" onClick={() => onOpen('OFF')}>
          {text.switchOff}
        </Button>
      </div>
    </>
  );
}
