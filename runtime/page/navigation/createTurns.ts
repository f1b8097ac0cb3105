/** Of what was begun to show another page, or the same one again, only the latest may end. */
export interface Turns {
  /** Reading a page again that is being left is never the latest: it may be gone, as that of a record just deleted is. */
  begin: (isRefresh: boolean) => number;
  isLatest: (turn: number) => boolean;
  /** It is decided that this turn leads away from the page; `end` once it did, or could not. */
  leave: (turn: number) => void;
  end: (turn: number) => void;
}

const never = 0;

export function createTurns(): Turns {
  let latest = 0;
  let leaving: number | undefined;
  return {
    begin: (isRefresh) => {
      if (isRefresh && leaving !== undefined) return never;
      latest += 1;
      return latest;
    },
    isLatest: (turn) => turn === latest,
    leave: (turn) => {
      leaving = turn;
    },
    end: (turn) => {
      if (leaving === turn) leaving = undefined;
    },
  };
}
