import { useState } from 'react';
import { ApiError, useCallMessage } from 'sala/runtime';

export interface Call {
  busy: boolean;
  /** Why it failed, in the reader's language. */
  refusal?: string;
  /** Runs the work; false when it was refused. `handle` may return true for a refusal that needs no message. */
  run: (work: () => Promise<unknown>, handle?: (error: ApiError) => boolean) => Promise<boolean>;
  refuse: (refusal: string | undefined) => void;
}

/** An action of a form with its busy state and error. */
export function useCall(): Call {
  const explain = useCallMessage();
  const [state, setState] = useState<{ busy: boolean; refusal?: string }>({ busy: false });
  return {
    ...state,
    refuse: (refusal) => setState({ busy: false, refusal }),
    run: async (work, handle) => {
      setState({ busy: true });
      try {
        await work();
        setState({ busy: false });
        return true;
      } catch (error) {
        const handled = error instanceof ApiError && handle?.(error) === true;
        setState({ busy: false, refusal: handled ? undefined : explain(error) });
        return false;
      }
    },
  };
}
