import { CircleAlert, TriangleAlert } from 'lucide-react';
import { editorText, findingPlace, findingText, libraryItemText, type Finding } from '@fracht/content';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { spotOf } from './model/findings.ts';
import styles from './editor.module.css';

/** What the checkers find while the author writes, each with a way to its place. */
export function FindingsPanel({
  findings,
  numberAt,
  onGo,
}: {
  findings: readonly Finding[];
  numberAt: (path: string) => number | null;
  onGo: (finding: Finding) => void;
}) {
  const text = editorText.check;
  const faults = findings.filter(({ level }) => level === 'error').length;
  const hints = findings.length - faults;
  return (
    <section className={styles.check} aria-label={libraryItemText.check}>
      <h2>
        {libraryItemText.check}
        {faults === 0 ? null : <Chip tone="bad">{text.faults(faults)}</Chip>}
        {hints === 0 ? null : <Chip tone="warn">{text.hints(hints)}</Chip>}
      </h2>
      {findings.length === 0 ? <p className="small muted">{libraryItemText.clean}</p> : null}
      <ul>
        {findings.map((finding) => {
          const { code, path, level } = finding;
          const Sign = level === 'error' ? CircleAlert : TriangleAlert;
          return (
            <li key={`${code} ${path}`}>
              <Sign className={styles[level]} role="img" aria-label={libraryItemText.levels[level]} />
              <b>{placeOf(path, numberAt)}</b>
              <span>{findingText[code]}</span>
              <Button kind="link" onClick={() => onGo(finding)}>
                {text.goTo}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function placeOf(path: string, numberAt: (path: string) => number | null): string {
  const spot = spotOf(path);
  const number = spot === null ? null : numberAt(spot.path);
  if (spot === null || number === null) return findingPlace(path);
  return [libraryItemText.question(number), findingPlace(path.slice(spot.path.length))]
    .filter((part) => part !== '')
    .join(', ');
}
