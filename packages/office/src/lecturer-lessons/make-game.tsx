import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { lessonsText, newGameText } from '@fracht/content';
import type { ReadyLessonPayload } from '@fracht/protocol';
import { callAddGame } from '@fracht/kit/api/panel-calls.ts';
import { useGroups, useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { SelectField } from '@fracht/kit/ui/field.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { LessonLengthField } from '../lecturer-games/lesson-length-field.tsx';
import { type LessonLength, lengthField } from '../lecturer-games/lesson-length.ts';
import styles from './lessons.module.css';

/** Creates the game of a lesson for a group with one press, and opens its lobby. (RDL-3) */
export function MakeGame({ lesson }: { readonly lesson: ReadyLessonPayload }) {
  const text = lessonsText.make;
  const navigate = useNavigate();
  const groups = useGroups().data?.filter(({ users }) => users.length > 0);
  const [chosen, setChosen] = useState<string | null>(null);
  const [length, setLength] = useState<LessonLength>(null);
  const group = groups?.find(({ id }) => id === chosen) ?? groups?.[0];
  const add = useInvalidatingMutation(callAddGame, ['games']);
  const { isBusy, onSubmit } = useSubmit(async () => {
    const game = await add.mutateAsync({ group: group?.id, lesson: lesson.id, ...lengthField(length) });
    await navigate({ to: '/game/$id', params: { id: game.id } });
  });
  const isEmpty = groups?.length === 0;
  return (
    <Card className={styles.make}>
      <CardHead title={text.title} />
      <CardBody>
        <form noValidate className="stack stack-3" onSubmit={onSubmit}>
          {isEmpty ? (
            <Note tone="warn">{text.noGroups}</Note>
          ) : (
            <SelectField
              label={text.group}
              name="group"
              value={group?.id ?? ''}
              onChange={(event) => setChosen(event.target.value)}
            >
              {(groups ?? []).map(({ id, name, users }) => (
                <option key={id} value={id}>
                  {newGameText.groupOption(name, users.length)}
                </option>
              ))}
            </SelectField>
          )}
          <LessonLengthField lesson={length} setLesson={setLength} asSet={newGameText.length.plan} />
          <Button kind="primary" type="submit" isBusy={isBusy} reason={isEmpty ? text.noGroups : null}>
            {text.submit}
            <ArrowRight className="i" aria-hidden="true" />
          </Button>
          <p className="small muted">{text.note}</p>
        </form>
      </CardBody>
    </Card>
  );
}
