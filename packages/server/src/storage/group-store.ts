export type Group = {
  readonly id: string;
  readonly name: string;
  readonly teacher: string;
  readonly num_games: number;
};

export type GroupStore = {
  /** Members leave the group they were in. */
  add(group: Group & { readonly createdAt: number }, members: readonly string[]): Promise<void>;
  find(id: string): Promise<Group | null>;
  of(teacher: string): Promise<readonly Group[]>;
  /** The ids of the members of each of the groups. */
  members(groups: readonly string[]): Promise<Readonly<Record<string, readonly string[]>>>;
  /** `members` absent: they stay as they are. */
  change(
    id: string,
    changes: { readonly name?: string | undefined; readonly members?: readonly string[] | undefined },
  ): Promise<void>;
  /** Puts students into a group, out of those before; null: into none. */
  move(students: readonly string[], group: string | null): Promise<void>;
  /** The members stay, without a group; games and rankings keep its name. */
  remove(id: string): Promise<void>;
};
