export { type Bot, idlerOf, playerOf } from './bot.ts';
export { decide } from './decide.ts';
export { BOT_LEVELS, type BotLevel, LEVELS, type LevelName, PLANNINGS, type Planning, type Traits } from './levels.ts';
export { playGame, type PlayedGame, type Seat } from './play-game.ts';
export type { BotSeat } from './seat.ts';
export { type GameFigures, type PlayerFigures, type Trial, playTrial } from './trial.ts';
