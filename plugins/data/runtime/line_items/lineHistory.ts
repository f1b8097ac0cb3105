import type { JsonObject } from 'sala/schemas';

type Lines = readonly JsonObject[];

export interface LineHistory {
  /** Notes how the lines stood before a change; changes with the same mark, such as the keys of one cell, are one step. */
  note: (before: Lines, mark?: string) => void;
  undo: (now: Lines) => Lines | undefined;
  redo: (now: Lines) => Lines | undefined;
}

const mostSteps = 200;

/** Steps that can be taken back. Lines that did not change are shared between them. */
export function createLineHistory(): LineHistory {
  let past: Lines[] = [];
  let future: Lines[] = [];
  let latest: string | undefined;
  return {
    note: (before, mark) => {
      if (mark === undefined || mark !== latest) past = [...past.slice(1 - mostSteps), before];
      future = [];
      latest = mark;
    },
    undo: (now) => {
      const before = past.at(-1);
      if (!before) return undefined;
      past = past.slice(0, -1);
      future.push(now);
      latest = undefined;
      return before;
    },
    redo: (now) => {
      const after = future.pop();
      if (!after) return undefined;
      past.push(now);
      latest = undefined;
      return after;
    },
  };
}
