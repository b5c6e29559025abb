/** The message when no order is offered; `mayCome`: new ones may still come. */
export function noOrdersWords(mayCome: boolean): string {
  return `Teraz nie ma wolnych zleceń.${mayCome ? ' Nowe mogą się jeszcze pojawić.' : ''}`;
}
