import { type ExportPayload, ownDebriefBody } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { observedView } from '../debriefs/skills.ts';
import type { HeldBack } from '../policies/held-back.ts';
import { presentGame } from '../presenters/game.ts';
import { presentOwnData } from '../presenters/user.ts';
import type { Game } from '../storage/game-store.ts';
import type { User } from '../storage/user-store.ts';
import { secondFactorState } from './set-second-factor.ts';

/**
 * All data stored about a person, and nothing about others; `heldBack`: games whose decisions' worth and meaning are given out later.
 * (RODO, right of access; HWS-10)
 */
export async function exportUser(context: AppContext, user: User, heldBack: HeldBack): Promise<ExportPayload> {
  const { storage, live } = context;
  const isTold = ({ game }: { readonly game: string }): boolean => !heldBack.has(game);
  const [account, group, games, filled, letters, notes, sentences, stars, changes, debriefs, observed, struck] =
    await Promise.all([
      keptAccount(context, user),
      user.group === null ? null : storage.groups.find(user.group),
      user.type === 'TEACHER' ? storage.games.ofTeacher(user.id) : ownGames(storage, user.id),
      storage.survey.filledBy(user.id),
      storage.mail.about(user.id),
      storage.notes.ofTeacher(user.id),
      storage.sentences.ofStudent(user.id),
      storage.taskStars.ofStudents([user.id]),
      storage.audit.about(user.id),
      storage.debriefs.ofPlayer(user.id),
      storage.observations.ofPlayer(user.id, ''),
      storage.observations.strikesAbout(user.id),
    ]);
  const people = new Map([[user.id, user]]);
  const presented = await Promise.all(
    games.map(async (game) => presentGame(game, (await live.progress(game.id)) ?? game, people, user)),
  );
  return {
    account,
    groupName: group?.name ?? null,
    led: await ledBeside(storage, user.id),
    games: presented.map(({ id, groupName, number, date, state, players }) => {
      const result = players.find((player) => player.id === user.id) ?? null;
      return { id, groupName, number, date, state, result };
    }),
    surveys: filled.map(({ survey, submittedAt, answers }) => ({ survey, submittedAt, answers: [...answers] })),
    letters: letters.map(({ subject, createdAt }) => ({ subject, createdAt })),
    changes: changes.map(({ at, action, fields, before, after }) => ({
      at,
      action,
      fields: [...fields],
      before,
      after,
    })),
    notes: notes.map(({ game, at, round, text, createdAt }) => ({ game, at, round, text, createdAt })),
    sentences: sentences.map(({ game, text, savedAt }) => ({ game, text, savedAt })),
    stars: stars.map(({ item, stars: most, at }) => ({ item, stars: most, at })),
    debriefs: debriefs.filter(isTold).map(({ game, body }) => ({ game, ...ownDebriefBody.parse(JSON.parse(body)) })),
    observations: observed.filter(isTold).map(observedView),
    heldBack: [...heldBack].map(([game, until]) => ({ game, until })),
    struck: struck.map(({ game, decision, reason, at }) => ({ game, decision, reason, at })),
  };
}

/** What is stored about the account itself. */
async function keptAccount(context: AppContext, user: User): Promise<ExportPayload['account']> {
  const { users, sessions } = context.storage;
  const [times, waysIn] = [await users.times(user.id), await sessions.waysIn(user.id)];
  const second = await secondFactorState(context, user.id);
  return {
    ...presentOwnData(user),
    createdAt: times.createdAt,
    lastLogin: times.seenAt,
    ...(user.type === 'STUDENT' ? { answer_time: user.answerTime } : {}),
    login_code: waysIn.code,
    wrong_pins: waysIn.wrongPins,
    ...(second === null ? {} : { second_factor: second }),
  };
}

/** Groups of others that a lecturer leads, including those whose last day is over: comparing with an empty date lets every day count. */
async function ledBeside(
  { groups, groupLecturers }: AppContext['storage'],
  lecturer: string,
): Promise<ExportPayload['led']> {
  const beside = await groupLecturers.groupsOf(lecturer, '');
  return Promise.all(
    beside.map(async ({ group, until }) => ({ groupName: (await groups.find(group))?.name ?? '', until })),
  );
}

/** Lessons, homework and duels of a student. */
async function ownGames({ games }: AppContext['storage'], student: string): Promise<readonly Game[]> {
  return [...(await games.ofPlayer(student)), ...(await games.homeworkOf(student)), ...(await games.duelsOf(student))];
}
