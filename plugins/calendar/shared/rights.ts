/** A person's rights on a collection, with the titles of its fields and states. */
export interface Rights {
  create: boolean;
  update: boolean;
  states: StateInfo[];
  fields: Record<string, FieldInfo>;
  /** Address of the page of a record, such as `/hr/leave/{id}`, where the person may open it. */
  path?: string;
  /** The page of a new record, where the person may make one, and what one is called. */
  newPath?: string;
  one?: string;
  /** Required fields. */
  required: string[];
}

export interface StateInfo {
  name: string;
  title: string;
  tone?: string;
  /** States that an event leads to from this one; undefined allows any. */
  next?: string[];
}

export interface FieldInfo {
  title: string;
  /** `date` or `date-time` where it holds one. */
  format?: string;
  /** The reader may write it in some records, at least. */
  writable?: boolean;
  options?: { value: string; title: string }[];
}
