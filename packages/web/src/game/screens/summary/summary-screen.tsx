/** Placeholder of the route table's row until the screen arrives. */
export function SummaryScreen() {
  return null;
}
