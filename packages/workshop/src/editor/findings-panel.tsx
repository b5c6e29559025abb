import { useState } from 'react';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { editorText, editorTreeText, findingPlace, findingText, libraryItemText } from '@fracht/content';
import { branchOf, type Finding, type QuestionIndex, spotOf } from '@fracht/scenarios';
import { TREE_NAMES } from '@fracht/engine';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { findingWords } from '../library/finding-words.ts';
import { LEVEL_SIGNS, levelCounts } from '../library/level-signs.ts';
import { type Editor, useEditor } from './store/editor.ts';
import styles from './findings.module.css';

const RULES = Object.keys(findingText).length;

/** The findings of the check, each with a button that leads to its field. */
export function FindingsPanel({ editor, onGo }: { editor: Editor; onGo: (path: string) => void }) {
  const text = editorText.check;
  const findings = useEditor(editor, (state) => state.findings.all);
  const index = useEditor(editor, ({ settled }) => settled.index);
  const [isOpen, setOpen] = useState(true);
  const { error, warning, hint } = levelCounts(findings);
  return (
    <section className={styles.check} aria-label={libraryItemText.check}>
      <h2>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <bdi>{libraryItemText.check}</bdi>
          {error === 0 ? null : (
            <Chip tone="bad" icon={<LEVEL_SIGNS.error aria-hidden="true" />}>
              {text.faults(error)}
            </Chip>
          )}
          {warning === 0 ? null : (
            <Chip tone="warn" icon={<LEVEL_SIGNS.warning aria-hidden="true" />}>
              {text.warnings(warning)}
            </Chip>
          )}
          {hint === 0 ? null : <Chip icon={<LEVEL_SIGNS.hint aria-hidden="true" />}>{text.hints(hint)}</Chip>}
          {error + warning === 0 ? <span>{libraryItemText.clean}</span> : null}
          <span className={styles.rules}>{editorTreeText.rules(RULES)}</span>
          <ChevronDown className="i" aria-hidden="true" />
        </button>
      </h2>
      {isOpen && findings.length > 0 ? (
        <ul>
          {findings.map((finding) => (
            <Row key={`${finding.code} ${finding.path}`} finding={finding} index={index} onGo={onGo} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Row({ finding, index, onGo }: { finding: Finding; index: QuestionIndex; onGo: (path: string) => void }) {
  const { path, level } = finding;
  const Sign = LEVEL_SIGNS[level];
  return (
    <li>
      <Sign className={styles[level]} role="img" aria-label={libraryItemText.levels[level]} />
      <b>{placeOf(path, index)}</b>
      <span>{findingWords(finding)}</span>
      <Button kind="link" onClick={() => onGo(path)}>
        {editorText.check.goTo}
        <ArrowRight className="i" aria-hidden="true" />
      </Button>
    </li>
  );
}

function placeOf(path: string, index: QuestionIndex): string {
  const spot = spotOf(path, index);
  const number = spot === null ? null : index.numberAt(spot.path);
  if (spot === null || number === null) return findingPlace(path);
  return [questionWords(spot.path, number, index), findingPlace(spot.field.slice(spot.path.length))]
    .filter((part) => part !== '')
    .join(', ');
}

/** The question by its number, and by its tree if the item has several: each tree has its own numbering. */
function questionWords(path: string, number: number, { countIn }: QuestionIndex): string {
  const words = libraryItemText.question(number);
  const tree = branchOf(path)?.tree;
  const isOnly = TREE_NAMES.filter((each) => countIn(each) > 0).length === 1;
  return tree === undefined || isOnly ? words : `${libraryItemText.trees[tree]}, ${words.toLocaleLowerCase('pl')}`;
}
