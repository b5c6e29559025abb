import { useState } from 'react';
import { ROUNDS } from '@fracht/engine';
import { classDebriefText, gamesText } from '@fracht/content';
import type { ClassDebrief } from '@fracht/protocol';
import { useGameNotes } from '@fracht/kit/api/game-note-queries.ts';
import { formatDate, formatNumber } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardHead } from '@fracht/kit/ui/card.tsx';
import { FilterSelect } from '@fracht/kit/ui/field.tsx';
import { Cell, Head, Row, Table } from '@fracht/kit/ui/table.tsx';
import { type CurveLine, curveLines, curveMarks, roundsShown, valueAt } from './curve-lines.ts';
import { GroupCurve } from './group-curve.tsx';
import type { GameBeside } from './use-beside.ts';
import { bookmarksOf } from './note-moment.ts';
import styles from './debrief.module.css';

type CurveCardProps = { readonly id: string; readonly debrief: ClassDebrief; readonly beside: GameBeside };

/** The curve of the group as a chart or, for those who want the numbers, as a table by rounds. (CDB-3) */
export function CurveCard({ id, debrief, beside }: CurveCardProps) {
  const text = classDebriefText.curve;
  const [isTable, setIsTable] = useState(false);
  const notes = useGameNotes(id).data ?? [];
  const lines = curveLines(debrief, beside.game);
  return (
    <Card className={styles.curve}>
      <CardHead title={text.title}>
        <span className="small muted">{text.unit}</span>
        <span className="push">
          <BesideSelect beside={beside} />
        </span>
        <Button kind="link" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          {text.table}
        </Button>
      </CardHead>
      {isTable ? (
        <CurveTable lines={lines} />
      ) : (
        <GroupCurve lines={lines} marks={curveMarks(debrief)} bookmarks={bookmarksOf(notes, debrief)} />
      )}
    </Card>
  );
}

/** The choice of a game to compare with; nothing if there is no other finished game. (CDB-6) */
function BesideSelect({ beside: { games, chosen, choose } }: { readonly beside: GameBeside }) {
  const text = classDebriefText.beside;
  if (games.length === 0) return null;
  return (
    <FilterSelect label={text.label} isSmall value={chosen} onChange={({ target }) => choose(target.value)}>
      <option value="">{text.none}</option>
      {games.map(({ id, groupName, number, date }) => (
        <option key={id} value={id}>
          {text.option(gamesText.name(groupName, number), formatDate(date))}
        </option>
      ))}
    </FilterSelect>
  );
}

function CurveTable({ lines }: { readonly lines: readonly CurveLine[] }) {
  const text = classDebriefText.curve;
  const rounds = Math.min(ROUNDS, roundsShown(lines));
  return (
    <Table label={text.title} asCards={false}>
      <thead>
        <tr>
          <Head>{text.when}</Head>
          {lines.map(({ look, name }) => (
            <Head key={look} isNumber>
              {name}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rounds + 1 }, (_, round) => (
          <Row key={round}>
            <Cell>{round === 0 ? text.start : text.after(round)}</Cell>
            {lines.map(({ look, points }) => (
              <Cell key={look} isNumber>
                {formatNumber(Math.round(valueAt(points, round)))}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
