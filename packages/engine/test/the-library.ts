/** Everything that a new installation knows. */
export { SHIPPED_LIBRARY as THE_LIBRARY } from '../../content/src/situations/index.ts';
