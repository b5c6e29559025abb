import { useState } from 'react';
import { BookOpen, BriefcaseBusiness, Phone } from 'lucide-react';
import { editorTreeText, libraryItemText, situationHelpText } from '@fracht/content';
import { type Emergency, shownIncentives } from '@fracht/engine';
import { formatChange } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import styles from './play.module.css';

const dryRunText = editorTreeText.dryRun;

/** Whom the player of a dry run has called. */
export type Called = { readonly driver: boolean; readonly boss: boolean };

/** The help available to a player: knowledge for free, advice for points. */
export function Helps({
  emergency,
  called,
  onCall,
}: {
  emergency: Emergency;
  called: Called;
  onCall: (who: keyof Called) => void;
}) {
  const [isRead, setRead] = useState(false);
  const { knowledge, help, driverCallPoints, bossCallPoints } = emergency;
  const { hasHelp } = shownIncentives(emergency);
  if (!hasHelp && knowledge === '') return null;
  const words = situationHelpText;
  const calls = [
    { who: 'driver', Sign: Phone, points: driverCallPoints },
    { who: 'boss', Sign: BriefcaseBusiness, points: bossCallPoints },
  ] as const;
  return (
    <>
      <div className={styles.helps}>
        {knowledge === '' ? null : (
          <Button size="s" aria-expanded={isRead} onClick={() => setRead(!isRead)}>
            <BookOpen className="i" aria-hidden="true" />
            {words.knowledge}
          </Button>
        )}
        {(hasHelp ? calls : []).map(({ who, Sign, points }) => (
          <Button
            key={who}
            size="s"
            title={libraryItemText.points(formatChange(points))}
            reason={called[who] ? dryRunText.called : null}
            onClick={() => onCall(who)}
          >
            <Sign className="i" aria-hidden="true" />
            {words[who]}
          </Button>
        ))}
      </div>
      {isRead ? <p className="small">{knowledge}</p> : null}
      {called.driver || called.boss ? (
        <p className="small">
          <b>{words.advice}</b>
          <bdi>{` ${help}`}</bdi>
        </p>
      ) : null}
    </>
  );
}
