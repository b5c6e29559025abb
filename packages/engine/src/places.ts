/**
 * The list index of each id. An object without a prototype, filled key by key: V8 keeps it in dictionary mode from the first key on, which for
 * hundreds of ids is several times faster than an ordinary object or than copying it with one key more.
 */
export function placesById(list: readonly { readonly id: string }[]): Readonly<Record<string, number>> {
  const places: Record<string, number> = Object.create(null);
  let place = 0;
  for (const { id } of list) {
    places[id] = place;
    place += 1;
  }
  return places;
}
