type Person = {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly type: string;
};

/** What the server answers that it stores about a person in a group who has played nothing. */
export function keptOfPerson(person: Person) {
  return {
    account: {
      ...person,
      group: null,
      initials: 'AL',
      short_name: 'Anna L.',
      games_played: 1,
      createdAt: 1,
      lastLogin: 2,
      login_code: null,
      wrong_pins: 0,
    },
    groupName: 'LOG-2A',
    led: [],
    games: [],
    surveys: [],
    letters: [],
    notes: [],
    sentences: [],
    heldBack: [],
    stars: [],
    debriefs: [],
    observations: [],
    struck: [],
    changes: [],
  };
}
