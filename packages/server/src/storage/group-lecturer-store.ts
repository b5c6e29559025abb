/** A lecturer who leads a group alongside its owner. `until`: the last day of it, YYYY-MM-DD; null: indefinitely. */
export type GroupLecturer = { readonly group: string; readonly lecturer: string; readonly until: string | null };

/** Who leads groups alongside their owners, and handing a group over to another owner. (PPL-21) */
export type GroupLecturerStore = {
  /** Those of these groups, in the order in which they were added, including those whose last day is over. */
  of(groups: readonly string[]): Promise<readonly GroupLecturer[]>;
  /** The groups, none of them in the bin, that a lecturer leads alongside their owners on that day, YYYY-MM-DD. */
  groupsOf(lecturer: string, day: string): Promise<readonly GroupLecturer[]>;
  /** Adds a lecturer to a group, or gives one who is already there another last day. */
  put(entry: GroupLecturer & { readonly at: number }): Promise<void>;
  /** False: that lecturer did not lead it. */
  remove(group: string, lecturer: string): Promise<boolean>;
  /** Makes a lecturer the owner of a group and of everything that belongs to it: members, games, surveys and homework, including those in the bin. */
  handOver(group: string, to: string): Promise<void>;
};
