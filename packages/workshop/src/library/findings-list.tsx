import { findingPlace, libraryItemText } from '@fracht/content';
import type { Finding } from '@fracht/scenarios';
import { findingWords } from './finding-words.ts';
import { LEVEL_SIGNS } from './level-signs.ts';
import styles from './findings-list.module.css';

/** The findings at one question, under it. */
export function FindingsOf({ path, findings }: { path: string; findings: readonly Finding[] }) {
  const own = findings.filter((finding) => questionPath(finding.path) === path);
  return own.length === 0 ? null : <FindingsList findings={own} from={path} />;
}

/** Findings in words, errors with their own icon; paths are given relative to `from`. */
export function FindingsList({ findings, from = '' }: { findings: readonly Finding[]; from?: string }) {
  const text = libraryItemText;
  return (
    <ul className={styles.findings} aria-label={text.check}>
      {findings.map((finding) => {
        const { code, path, level } = finding;
        const Sign = LEVEL_SIGNS[level];
        const place = findingPlace(path.slice(from.length));
        return (
          <li key={`${code} ${path}`} className={styles[level]}>
            <Sign className="i" role="img" aria-label={text.levels[level]} />
            {place === '' ? null : <b>{place}</b>}
            <span>{findingWords(finding)}</span>
          </li>
        );
      })}
    </ul>
  );
}

const QUESTION =
  /^(?:situation|carSituation|timeWindowSituation)(?:\.(?:answers\.\d+\.situation|situation_ok|situation_wrong|afterDenySituation))*/u;

/** The path of the question that a finding is about; null if it is about no tree. */
export function questionPath(path: string): string | null {
  return QUESTION.exec(path)?.[0] ?? null;
}
