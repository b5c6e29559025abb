/** What everybody reads before rounds 1 to 4, and at the end; an admin can change them. (TXT-3) */
export const stageTexts: readonly string[] = [
  'Jest południe, samochody stoją w\u00a0bazach. Zacznij od zlecenia, które zdążysz dowieźć: sprawdź okno załadunku, trasę i\u00a0karę umowną, a\u00a0potem wyślij najbliższy samochód właściwego typu. Długie kursy za granicę bierz teraz, później może zabraknąć na nie czasu.',
  'Kierowcy mają za sobą wiele godzin za kierownicą. Po dziewięciu godzinach jazdy muszą odpocząć, więc zaplanuj postój, zanim zrobi się czerwono. Parking strzeżony kosztuje więcej, ale ładunek ADR i\u00a0ATP jest na nim bezpieczniejszy.',
  'W\u00a0tej grze samochód pojedzie za granicę najwyżej trzy razy. Pilnuj tego i\u00a0pustych powrotów, bo każdy kilometr kosztuje. Gdy brakuje samochodów, podwykonawca pojedzie drożej, ale nie wraca na Twój koszt.',
  'To ostatnia runda. Rezerwuj tylko to, co dojedzie przed końcem gry: za ładunek niedowieziony zapłacisz pełną karę umowną. Krótkie zlecenia krajowe są teraz najpewniejsze.',
  'Koniec gry. Sprawdź, z\u00a0czego wziął się wynik: które zlecenia zarobiły, co kosztowały puste kilometry, postoje i\u00a0spóźnienia. Porównaj swoje decyzje z\u00a0decyzjami innych i\u00a0zastanów się, co warto zrobić inaczej.',
];

/** Before the only round of a game that has one: the text of a lesson's first round advises long trips, for which there is no time. */
const onlyRoundText =
  'Jest południe, samochody stoją w\u00a0bazach, a\u00a0ta gra ma tylko jedną rundę. Rezerwuj to, co dojedzie przed jej końcem: sprawdź okno załadunku, trasę i\u00a0karę umowną, a\u00a0potem wyślij najbliższy samochód właściwego typu. Za ładunek niedowieziony zapłacisz pełną karę umowną.';

/**
 * The texts of a lesson's rounds (1 to 4) and its end (5) for a game of fewer rounds: its last round has the text of a lesson's last round, and an only round a
 * text of its own, unless the school has written its own for the first. (HWS-1)
 */
export function stagesOfRounds<Stage extends { readonly id: number; readonly value: string }>(
  stages: readonly Stage[],
  rounds: number,
): readonly Stage[] {
  const last = stages.find(({ id }) => id === stageTexts.length - 1);
  return stages.map((stage) => {
    if (stage.id !== rounds || last === undefined || rounds >= last.id) return stage;
    if (rounds > 1) return { ...stage, value: last.value };
    return stage.value === stageTexts[0] ? { ...stage, value: onlyRoundText } : stage;
  });
}
