export { world } from './world.ts';
