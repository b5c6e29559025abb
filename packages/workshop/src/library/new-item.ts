/** Used instead of the id in the address of an item that does not exist yet. */
export const NEW_ITEM = 'nowa';
