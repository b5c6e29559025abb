export { type Bot, playerOf } from './bot.ts';
export { decide } from './decide.ts';
export { BOT_LEVELS, type BotLevel, PLANNINGS } from './levels.ts';
export { playGame, type PlayedGame, type Seat } from './play-game.ts';
export { type GameFigures, type PlayerFigures, playTrial } from './trial.ts';
