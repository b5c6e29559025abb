import { useState } from 'react';
import type { GamePayload } from '@fracht/protocol';
import { callAddGame } from '@fracht/kit/api/panel-calls.ts';
import { useInvalidatingMutation, useGroups, useStudents } from '@fracht/kit/api/panel-queries.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { drawnAtFirst, drawSeed, gameNumber, seedUses } from './new-game-rules.ts';
import { type LessonLength, lengthAtFirst, lengthField } from './lesson-length.ts';
import { useSettingReader } from './use-setting-reader.ts';

/** The state of the form of a new game, and what follows from it. */
export function useNewGame(games: readonly GamePayload[], onDone: () => void) {
  const setting = useSettingReader();
  const students = useStudents().data ?? [];
  const groups = (useGroups().data ?? []).filter(({ users }) => users.length > 0);
  const [isDrawn, setIsDrawn] = useState(false);
  const [groupId, setGroupId] = useState<string | null>(null);
  const [typed, setDrawn] = useState<string | null>(null);
  const [seed, setSeed] = useState(drawSeed);
  const [isAuto, setIsAuto] = useState(true);
  const [chosen, setLesson] = useState<LessonLength>();
  const lesson = chosen === undefined ? lengthAtFirst(setting) : chosen;
  const drawn = typed ?? String(drawnAtFirst(students.length));
  const group = groups.find(({ id }) => id === groupId) ?? groups[0];
  const players = isDrawn ? Math.max(0, Math.floor(Number(drawn)) || 0) : (group?.users.length ?? 0);
  const number = isDrawn
    ? gameNumber(students.map(({ games_played }) => games_played ?? 0))
    : (group?.num_games ?? 0) + 1;
  const add = useInvalidatingMutation(callAddGame, ['games']);
  const { isBusy, onSubmit } = useSubmit(async () => {
    const who = isDrawn ? { randos: true, players } : { group: group?.id };
    await add.mutateAsync({ ...who, ...lengthField(lesson), seed, auto_advance: isAuto });
    onDone();
  });
  return {
    students,
    groups,
    group,
    players,
    number,
    isBusy,
    onSubmit,
    setting,
    isDrawn,
    setIsDrawn,
    setGroupId,
    drawn,
    setDrawn,
    seed,
    setSeed,
    isAuto,
    setIsAuto,
    lesson,
    setLesson,
    usedIn: seedUses(games, seed),
  };
}

export type NewGame = ReturnType<typeof useNewGame>;
