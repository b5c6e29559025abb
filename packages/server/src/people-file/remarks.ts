import { foldedName } from '../folded.ts';
import { headingOf } from './headings.ts';
import { isFirstName } from './first-names.ts';
import { nameWords } from './person-name.ts';

/** Words in front of the name of somebody who signs a list or teaches its class, and words that are a surname, too, when a whole name follows them. */
const ROLE =
  /^(?:(?:wychowawc|sporzadzi|zatwierdzi|opracowal|nauczyciel|prowadzac)[a-z]*|(?:dyrektor|kierowni|pedagog|sekretar|opiekun|podpis)[a-z]* [^ ]+ [^ ]+)(?![a-z])/u;
/** Words that titles and footers of lists begin with. */
const REMARK =
  /^(?:razem|suma|w tym|dziewcz[aey][a-z]*|chlopc[a-z]*|chlopak[a-z]*|kobiet[ay]?|mezczyz[a-z]*|ogolem|lacznie|liczba|stan na|podpis\w*|data|sporzadzil\w*|sporzadzono|wydruk\w*|wygenerowan\w*|strona|legenda|uwag[ai]|objasnieni[ae]|opracowa\w*|wychowawc[ay]|dyrektor|zatwierdz\w*|klas[ay]|kl\.|gr\.|lista|spis|wykaz|dziennik|szkol[ay]|technikum|liceum|zespol|rok|semestr|uczniowie|studenci|sluchacze|oddzial|grup[ay]|l ?p|nr|points possible|possible points|mozliwe punkty|punkty|srednia|overall average|class average|student,? test|test student)(?![a-z])/u;

/** Whether a text is a title, a heading or a footer of a list, rather than a name. */
export function isRemark(text: string): boolean {
  if (isNeverName(text)) return true;
  if (nameWords(text).some(isFirstName)) return false;
  return REMARK.test(foldedName(text)) || headingOf(text) !== 'none';
}

/** Whether a text cannot be a name, whatever names it has in it: one with a colon, or one that begins with a role, as in "Wychowawczyni Anna Kos". */
export function isNeverName(text: string): boolean {
  return text.includes(':') || ROLE.test(foldedName(text));
}
