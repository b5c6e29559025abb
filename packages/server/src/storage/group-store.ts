export type Group = {
  readonly id: string;
  readonly name: string;
  readonly teacher: string;
  readonly num_games: number;
};

export type GroupStore = {
  /** Adds a group; its members leave the groups they were in. */
  add(group: Group & { readonly createdAt: number }, members: readonly string[]): Promise<void>;
  find(id: string): Promise<Group | null>;
  of(teacher: string): Promise<readonly Group[]>;
  /** The ids of the members of each group. */
  members(groups: readonly string[]): Promise<Readonly<Record<string, readonly string[]>>>;
  /** Changes a group; `members` absent: unchanged. */
  change(
    id: string,
    changes: { readonly name?: string | undefined; readonly members?: readonly string[] | undefined },
  ): Promise<void>;
  /** Moves students into a group, out of the ones before; null: into none. */
  move(students: readonly string[], group: string | null): Promise<void>;
  /** Removes a group; its members stay without one, and games and rankings keep its name. It can be restored for a while. (BIN-2) */
  remove(id: string, at: number): Promise<void>;
};
