/** What somebody may do with the records of a collection, and what its fields and states are called. */
export interface Rights {
  create: boolean;
  update: boolean;
  states: StateInfo[];
  fields: Record<string, FieldInfo>;
  /** Fields without which no record is stored. */
  required: string[];
}

export interface StateInfo {
  name: string;
  title: string;
  tone?: string;
  /** States that an event leads to from here; any, where it is not said. */
  next?: string[];
}

export interface FieldInfo {
  title: string;
  /** `date` or `date-time` where it holds one. */
  format?: string;
  options?: { value: string; title: string }[];
}
