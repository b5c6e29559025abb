import { ABROAD_LESSON } from './abroad.ts';
import { CHANGE_CARDS } from './change-cards.ts';
import { CRITICAL_CARDS } from './critical-cards.ts';
import { DRIVING_TIME_LESSON } from './driving-time.ts';
import { FIRST_LESSON } from './first-lesson.ts';
import type { ReadyLesson } from './lesson.ts';
import { RANDOM_CARDS } from './random-cards.ts';
import type { TeacherCards } from './teacher-card.ts';

/** The lessons that are ready to be taught, in the order in which a class takes them. (LSN-1) */
export const READY_LESSONS: readonly ReadyLesson[] = [FIRST_LESSON, DRIVING_TIME_LESSON, ABROAD_LESSON];

/** The teacher's cards of all situations that come with the game. (LSN-4) */
export const TEACHER_CARDS: TeacherCards = { ...CRITICAL_CARDS, ...CHANGE_CARDS, ...RANDOM_CARDS };
