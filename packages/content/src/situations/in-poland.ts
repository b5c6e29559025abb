/** The place of a rule of a Polish act, for an answer that can be given on a foreign road as well: there the law of that country holds. (ITM-7) */
export function inPoland(article: string): string {
  return `${article}, a za granicą prawo kraju, w którym jedzie zestaw`;
}
