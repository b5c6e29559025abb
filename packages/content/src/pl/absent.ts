/** What a person who did not play a game reads about it, in the panel and on its summary. */
export const absentText = 'Nie było Cię w\u00a0tej rozgrywce';
