import type { PageState } from '../../runtime/context/pageStore.ts';
import type { Runtime } from '../../runtime/context/RuntimeContext.ts';
import type { PagePayload } from '../../schemas/index.ts';

/** A runtime in which some of the page is another: what is drawn with it follows. */
export function withPayload(runtime: Runtime, change: (payload: PagePayload) => Partial<PagePayload>): Runtime {
  const { page } = runtime;
  let heard: PageState | undefined;
  let changed: PageState | undefined;
  const get = () => {
    const state = page.get();
    // Readers compare states by identity.
    if (changed && state === heard) return changed;
    heard = state;
    changed = { ...state, payload: { ...state.payload, ...change(state.payload) } };
    return changed;
  };
  return { ...runtime, page: { ...page, get } };
}
