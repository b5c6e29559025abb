import { foldedName } from '../folded.ts';
import { headingOf } from './headings.ts';
import { isFirstName } from './first-names.ts';
import { nameWords } from './person-name.ts';

/** Words that titles and footers of lists begin with. */
const REMARK =
  /^(?:razem|suma|ogolem|lacznie|liczba|stan na|podpis\w*|data|sporzadzil\w*|sporzadzono|wydruk\w*|wygenerowan\w*|strona|legenda|uwag[ai]|objasnieni[ae]|opracowa\w*|wychowawc[ay]|dyrektor|zatwierdz\w*|klas[ay]|kl\.|gr\.|lista|spis|wykaz|dziennik|szkol[ay]|technikum|liceum|zespol|rok|semestr|uczniowie|studenci|sluchacze|oddzial|grup[ay]|l ?p|nr|points possible|possible points|mozliwe punkty|punkty|srednia|overall average|class average|student,? test|test student)(?![a-z])/u;

/** Whether a text is a title, a heading or a footer of a list, rather than a name. */
export function isRemark(text: string): boolean {
  if (nameWords(text).some(isFirstName)) return false;
  return REMARK.test(foldedName(text)) || headingOf(text) !== 'none';
}
