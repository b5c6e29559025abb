/** The name of the duel's place in the page. */
export const DUEL_PLACE = 'pojedynek';
