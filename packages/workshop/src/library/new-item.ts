/** In the place of an item's id in the address: one that is not there yet. */
export const NEW_ITEM = 'nowa';
