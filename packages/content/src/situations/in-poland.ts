/** The place of a rule in a Polish act, for an answer that can also be given on a foreign road: there the law of that country applies. (ITM-7) */
export function inPoland(article: string): string {
  return `${article}, a za granicą prawo kraju, w którym jedzie zestaw`;
}
