import { useCallback, useEffect, useRef, useState } from 'react';
import { guardLeaving } from './leaving.ts';

export interface LeaveQuestion {
  stay: () => void;
  leave: () => void;
}

/**
 * Holds back links, the back button and signing out while there is something to lose; the answer is the question to draw, if one
 * is open. A closing tab is held back by the browser in its own words. What was opened by the address of an
 * object (`of`) is lost on the same page, too, when that address changes.
 */
export function useLeaveGuard(hasChanges: () => boolean, of?: string): LeaveQuestion | undefined {
  const [question, setQuestion] = useState<LeaveQuestion>();
  const redraw = useRedraw();
  const latest = useRef(hasChanges);
  latest.current = hasChanges;
  useEffect(() => {
    let isFree = false;
    let stay = () => {};
    const warn = (event: BeforeUnloadEvent) => {
      if (!isFree && latest.current()) event.preventDefault();
    };
    const letGo = () => {
      isFree = true;
    };
    const ask = async (objects?: readonly string[]) => {
      if (objects && (of === undefined || !objects.includes(of))) return true;
      // A form that was saved a moment ago, and leads on, has nothing to lose once it is drawn again.
      if (latest.current()) await redraw();
      stay(); // of two navigations the later one counts
      if (isFree || !latest.current()) return true;
      return new Promise<boolean>((answer) => {
        const close = (leaves: boolean) => () => {
          isFree = leaves && objects === undefined;
          stay = () => {};
          setQuestion(undefined);
          answer(leaves);
        };
        stay = close(false);
        setQuestion({ stay, leave: close(true) });
      });
    };
    const release = guardLeaving(ask, () => !isFree && latest.current());
    addEventListener('beforeunload', warn);
    addEventListener('sala:leaving', letGo);
    return () => {
      isFree = true;
      stay();
      release();
      removeEventListener('beforeunload', warn);
      removeEventListener('sala:leaving', letGo);
    };
  }, [of, redraw]);
  return question;
}

/** Draws the component again with all that was set before, and resolves then, or when it is gone. */
function useRedraw(): () => Promise<void> {
  const [handleDrawn, setHandleDrawn] = useState<() => void>();
  const last = useRef<() => void>(undefined);
  useEffect(() => handleDrawn?.(), [handleDrawn]);
  useEffect(() => () => last.current?.(), []);
  return useCallback(
    () =>
      new Promise<void>((drawn) => {
        last.current = drawn;
        setHandleDrawn(() => drawn);
      }),
    [],
  );
}
