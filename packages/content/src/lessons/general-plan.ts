import type { LessonPlan } from './lesson.ts';

/** The plan of a game that was not created from a ready lesson. (LSN-5) */
export const GENERAL_PLAN: LessonPlan = {
  rounds: [
    {
      title: 'Zlecenia i\u00a0okna',
      show: [
        'Zlecenia klientów: jak czytać okno załadunku, stawkę, karę i\u00a0znak „zdąży”.',
        'Rezerwacja i\u00a0wysłanie samochodu, potem Mapa.',
      ],
      ask: [
        'Po czym poznać zlecenie, którego lepiej nie brać?',
        'Dlaczego najbliższy samochód nie zawsze jest najlepszy?',
      ],
      watch: ['Kto po dwóch minutach nie ma jeszcze zlecenia.', 'Kto rezerwuje więcej, niż ma samochodów.'],
    },
    {
      title: 'Czas jazdy i\u00a0parkingi',
      show: [
        'Samochody: pasek czasu jazdy; limit to {time:car_worktime} jazdy, odpoczynek {time:rest_minutes}.',
        'Wybór parkingu: {money:parking_guarded_home} za strzeżony w\u00a0Polsce, {money:parking_guarded_abroad} za granicą.',
      ],
      ask: ['Gdzie stanie ten kierowca i\u00a0czy zdąży?', 'Kiedy parking strzeżony jest tańszy od niestrzeżonego?'],
      watch: ['Kierowcy po limicie.', 'ADR i\u00a0ATP na parkingach niestrzeżonych.'],
    },
    {
      title: 'Trasy zagraniczne i\u00a0zdarzenia',
      show: [
        'Licznik kursów UE: w\u00a0tej grze najwyżej {number:max_eu_courses} na samochód.',
        'Jedna sytuacja krytyczna przeczytana wspólnie, przy zatrzymanej grze.',
      ],
      ask: ['Co robi się najpierw i\u00a0dlaczego?', 'Ile kosztuje pusty powrót z\u00a0tej trasy?'],
      watch: ['Sytuacje, które czekają najdłużej.', 'Samochody z\u00a0wyczerpanym limitem kursów.'],
    },
    {
      title: 'Zamykanie rozliczeń',
      show: [
        'Co jeszcze dojedzie przed końcem gry, a\u00a0co już nie.',
        'Księga: z\u00a0czego składa się zysk jednego zlecenia.',
      ],
      ask: ['Czego już nie brać?', 'Która decyzja dzisiaj zarobiła najwięcej?'],
      watch: [
        'Rezerwacje bez samochodu: przepadną po {time:expiry_minutes} od końca okna załadunku i\u00a0kosztują pełną karę.',
      ],
    },
  ],
  debrief: [
    'Która decyzja kosztowała klasę najwięcej i\u00a0co było wtedy widać?',
    'Co łączy osoby z\u00a0najlepszym wynikiem: liczba zleceń czy ich dobór?',
    'Jaką jedną zasadę zapiszecie na następną grę?',
  ],
};
