/** The anchor of the duel card in the page. */
export const DUEL_PLACE = 'pojedynek';
