export { decide } from './decide.ts';
export { BOT_LEVELS, type BotLevel } from './levels.ts';
export { playGame, type PlayedGame, type Prompter, type Seat } from './play-game.ts';
export { type GameFigures, type PlayerFigures, type Trial, playTrial } from './trial.ts';
