export type Group = {
  readonly id: string;
  readonly name: string;
  readonly teacher: string;
  readonly num_games: number;
};

/** What is set for a group to practise: situations in their order, and the last day, YYYY-MM-DD; null: without one. (TST-4) */
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
  /** The groups of a lecturer, and also these others that the lecturer leads. */
  of(teacher: string, shared?: readonly string[]): Promise<readonly Group[]>;
  /** The ids of the members of each group. */
  members(groups: readonly string[]): Promise<Readonly<Record<string, readonly string[]>>>;
  /** Changes a group; absent fields stay. `known`: if one of these has changed by now, gives false and changes nothing. */
  change(id: string, changes: GroupChanges, known?: GroupChanges): Promise<boolean>;
  /** What is set for a group to practise; null: nothing, or there is no such group. */
  tasks(group: string): Promise<SetTasks | null>;
  /** Sets this for a group, replacing what was set before; null: clears it. `known`: if something else is set by now, gives false and changes nothing. */
  setTasks(group: string, tasks: SetTasks | null, known?: SetTasks | null): Promise<boolean>;
  /** Moves students into a group, out of their previous ones; null: into none. */
  move(students: readonly string[], group: string | null): Promise<void>;
  /** Removes a group; its members stay without one, and games and rankings keep its name. It can be restored for a while. (BIN-2) */
  remove(id: string, at: number): Promise<void>;
};
