import { useEffect, useState } from 'react';
import { useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import { type Publication, readPublication } from '../../api/publication.ts';
import { useStore } from '../../state/createStore.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';

/** Where the page stands now; read again with another `asked`. */
export function usePublication(onFailure: (error: unknown) => void, asked = 0): Publication | undefined {
  const { draft } = useBuilder();
  const { api } = useRuntime();
  const [found, setFound] = useState<Publication>();
  const key = useStore(draft.state, (state) => state.key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a time was set or taken back
  useEffect(() => {
    let isHere = true;
    readPublication(api, key).then(
      (answer) => isHere && setFound(answer),
      (error: unknown) => isHere && onFailure(error),
    );
    return () => {
      isHere = false;
    };
  }, [api, key, asked]);
  return found;
}
