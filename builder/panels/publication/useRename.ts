import { useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import { renamePage } from '../../api/publication.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';

/** Gives the page another name in its address, while it is edited: undo and all that is open stay. */
export function useRename(): (slug: string) => Promise<void> {
  const { draft } = useBuilder();
  const { api } = useRuntime();
  return async (slug) => {
    const { key } = draft;
    const to = `${pagePrefix}${slug}`;
    await draft.rename(to, () => renamePage(api, { key, to }));
    // In the place of the former address, under which nothing is left to edit: the way back must not lead there.
    const address = location.href.replace(encodeURIComponent(key), encodeURIComponent(to));
    history.replaceState(history.state, '', address);
  };
}

/** Keys of pages begin with this; the name in the address follows. */
export const pagePrefix = 'page/';
