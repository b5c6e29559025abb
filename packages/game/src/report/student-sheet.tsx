import { competenceLabels, skillsText, stopsText, studentReportText } from '@fracht/content';
import type { SkillProfile, StudentDebrief, StudentSkills } from '@fracht/protocol';
import {
  formatChange,
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  formatWholeZloty,
} from '@fracht/kit/format.ts';
import { sheetClass, SheetHead } from '@fracht/kit/ui/paper-sheet.tsx';
import { resultAccount, stopsWithDecisions } from '../debrief/decision.ts';
import { luckWords } from '../debrief/luck-words.ts';
import { meanScore, ScoreAxis } from '../debrief/score-axis.tsx';
import { saidOfWords, skillPairs } from '../screens/skills/skill-moments.ts';
import { useGame } from '../store/hooks.ts';
import { StopOnPaper } from './stop-on-paper.tsx';
import type { StudentReport } from './use-reports.ts';
import styles from './student-sheet.module.css';

/** The debrief of a student on paper: the result, the stops, the competences. (RPR-1) */
export function StudentSheet({ report: { debrief, skills } }: { readonly report: StudentReport }) {
  const setup = useGame((game) => game.setup);
  const date = skills.lessons.find(({ game }) => game === setup.game)?.date ?? null;
  const stops = stopsWithDecisions(debrief);
  const { list } = stopsText;
  return (
    <article className={sheetClass(styles.sheet)} aria-label={skills.name}>
      <SheetHead title={skills.name}>
        {studentReportText.game(setup.number, date === null ? null : formatDate(date))}
      </SheetHead>
      <ResultOnPaper debrief={debrief} />
      <h3>{stops.length === 0 ? list.none : list.title}</h3>
      <ol className={styles.stops}>
        {stops.map((stop, place) => (
          <li key={stop.decision.id}>
            <StopOnPaper stop={stop} number={place + 1} />
          </li>
        ))}
      </ol>
      <p className={styles.rest}>
        <bdi>{`${list.rest(debrief.rest.count)}: `}</bdi>
        <b>{sumWords(-debrief.rest.loss.total)}</b>
        <bdi>{`. ${list.threshold(formatWholeZloty(debrief.thresholds.SLIP))}`}</bdi>
      </p>
      <SkillsOnPaper skills={skills} />
    </article>
  );
}

/** The result compared with the best known and the class, and what part of the difference was decisions and what was luck. (RPR-1) */
function ResultOnPaper({ debrief }: { readonly debrief: StudentDebrief }) {
  const { score, scores, place, best, luck } = debrief;
  const account = resultAccount(debrief);
  const { result } = stopsText;
  return (
    <>
      <dl className={styles.result}>
        <Figure name={studentReportText.result} value={formatNumber(score)} note={best === null ? '' : ofBest(best)} />
        {best === null ? null : <Figure name={result.best} value={formatNumber(best.score)} />}
        <Figure name={result.mean} value={formatNumber(meanScore(scores))} />
        <Figure name={studentReportText.placeName} value={studentReportText.place(place, scores.length)} />
        <Figure name={stopsText.decisions} value={sumWords(account.decisions)} note={stopsText.inAll} />
        <Figure name={stopsText.luck} value={sumWords(account.luck)} note={luckWords(luck)} />
        {account.rest === null || account.all === null ? null : (
          <Figure
            name={stopsText.unassigned}
            value={sumWords(account.rest)}
            note={stopsText.toBest(sumWords(account.all))}
          />
        )}
      </dl>
      <ScoreAxis scores={scores} own={score} best={best?.score ?? null} />
    </>
  );
}

/** A sum exact to the grosz, so that the parts add up as they are displayed: "−850,00 zł". */
function sumWords(amount: number): string {
  return formatChange(amount, formatMoney);
}

function ofBest({ isOwn, percent }: NonNullable<StudentDebrief['best']>): string {
  if (isOwn) return stopsText.result.isBest;
  return percent === 0 ? '' : studentReportText.percent(formatPercent(Math.round(percent)));
}

function Figure({ name, value, note = '' }: { readonly name: string; readonly value: string; readonly note?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
      </dd>
      {note === '' ? null : <dd>{note}</dd>}
    </div>
  );
}

function SkillsOnPaper({ skills }: { readonly skills: StudentSkills }) {
  const { columns } = skillsText;
  const { competence: words } = studentReportText;
  return (
    <section className={styles.skills}>
      <h3>
        <bdi>{`${words.title} `}</bdi>
        <small>{skillsText.notGrade}</small>
      </h3>
      <table>
        <thead>
          <tr>
            {[columns.competence, columns.lesson, columns.term].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {skillPairs(skills).map(({ lesson, term }) => (
            <tr key={term.competence}>
              <th scope="row">{competenceLabels[term.competence]}</th>
              <td>{saidWordsOf(lesson)}</td>
              <td>{saidWordsOf(term)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** "w normie (7 z 10 decyzji)". */
function saidWordsOf(profile: SkillProfile): string {
  return studentReportText.competence.said(skillsText.words[profile.word], saidOfWords(profile));
}
