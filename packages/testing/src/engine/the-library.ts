/** All situations that a new installation has. */
export { SHIPPED_LIBRARY as THE_LIBRARY } from '@fracht/content/situations/index.ts';
