/**
 * Where in the list each id stands. Without a prototype and written key by key: so it is a table from the first key on, which for
 * hundreds of ids is several times quicker than an ordinary object, and than a copy with one key more.
 */
export function placesOf(list: readonly { readonly id: string }[]): Readonly<Record<string, number>> {
  const places: Record<string, number> = Object.create(null);
  let place = 0;
  for (const { id } of list) {
    places[id] = place;
    place += 1;
  }
  return places;
}
