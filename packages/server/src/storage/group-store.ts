export type Group = {
  readonly id: string;
  readonly name: string;
  readonly teacher: string;
  readonly num_games: number;
};

/** What is set to a group to practise: situations in their order, and the last day, YYYY-MM-DD; null: without one. (TST-4) */
export type SetTasks = { readonly items: readonly string[]; readonly until: string | null };

/** Name and members, the latter in any order. */
export type GroupChanges = {
  readonly name?: string | undefined;
  readonly members?: readonly string[] | undefined;
};

export type GroupStore = {
  /** Adds a group; its members leave the groups they were in. */
  add(group: Group & { readonly createdAt: number }, members: readonly string[]): Promise<void>;
  find(id: string): Promise<Group | null>;
  /** All groups of the school. */
  all(): Promise<readonly Group[]>;
  /** The groups of a lecturer, and these others that the lecturer leads, too. */
  of(teacher: string, shared?: readonly string[]): Promise<readonly Group[]>;
  /** The ids of the members of each group. */
  members(groups: readonly string[]): Promise<Readonly<Record<string, readonly string[]>>>;
  /** Changes a group; what is absent stays. `known`: false, and nothing changes, where one of these is another by now. */
  change(id: string, changes: GroupChanges, known?: GroupChanges): Promise<boolean>;
  /** What is set to a group to practise; null: nothing, or there is no such group. */
  tasks(group: string): Promise<SetTasks | null>;
  /** Sets this to a group in the place of what was set before; null: nothing more. `known`: false, and nothing changes, where something else is set by now. */
  setTasks(group: string, tasks: SetTasks | null, known?: SetTasks | null): Promise<boolean>;
  /** Moves students into a group, out of the ones before; null: into none. */
  move(students: readonly string[], group: string | null): Promise<void>;
  /** Removes a group; its members stay without one, and games and rankings keep its name. It can be restored for a while. (BIN-2) */
  remove(id: string, at: number): Promise<void>;
};
