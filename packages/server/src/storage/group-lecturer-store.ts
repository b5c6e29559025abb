/** A lecturer who leads a group beside its owner. `until`: the last day of it, YYYY-MM-DD; null: without an end. */
export type GroupLecturer = { readonly group: string; readonly lecturer: string; readonly until: string | null };

/** Who leads groups beside their owners, and handing a group over to another owner. (PPL-21) */
export type GroupLecturerStore = {
  /** Those of these groups, in the order in which they came, also those whose last day is over. */
  of(groups: readonly string[]): Promise<readonly GroupLecturer[]>;
  /** The groups, none of them in the bin, that a lecturer leads beside their owners on that day, YYYY-MM-DD. */
  groupsOf(lecturer: string, day: string): Promise<readonly GroupLecturer[]>;
  /** Adds a lecturer to a group, or gives one who is there another last day. */
  put(entry: GroupLecturer & { readonly at: number }): Promise<void>;
  /** False: that lecturer did not lead it. */
  remove(group: string, lecturer: string): Promise<boolean>;
  /** Makes a lecturer the owner of a group and of all that belongs to it: members, games, surveys and homework, those in the bin too. */
  handOver(group: string, to: string): Promise<void>;
};
