/** Shown with each question that has an answer which erases the player's points. (ITM-13) */
export const POINTS_AT_STAKE = 'Uwaga: jedna z odpowiedzi może odebrać wszystkie punkty.';
