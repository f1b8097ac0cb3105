import { X } from 'lucide-static';
import { useEffect, useState } from 'react';
import { useRuntime } from '../../runtime/context/RuntimeContext.ts';
import { readPublication } from '../api/publication.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useStore } from '../state/createStore.ts';
import { useBuilder } from '../ui/BuilderContext.ts';
import { Icon } from '../ui/Icon.tsx';
import { CheckButton } from './CheckButton.tsx';

/** After publishing: where the page is seen, and whether there is something left to look at. */
export function PublishedNotice() {
  const { draft } = useBuilder();
  const isPublished = useStore(draft.state, (state) => state.publish === 'published');
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (!isPublished) setClosed(false);
  }, [isPublished]);
  return isPublished && !isClosed ? <Line onClose={() => setClosed(true)} /> : null;
}

function Line({ onClose }: { onClose: () => void }) {
  const { draft } = useBuilder();
  const { say } = useLanguage();
  const path = usePath(useStore(draft.state, (state) => state.key));
  return (
    <p className="bd-notice">
      <span>{say('published')}</span>
      {path && (
        <a href={path} target="_blank" rel="noopener">
          {say('viewPage')}
        </a>
      )}
      <CheckButton />
      <button type="button" className="bd-icon-button" aria-label={say('close')} onClick={onClose}>
        <Icon svg={X} />
      </button>
    </p>
  );
}

/** Where visitors see the page; null where it has no address of its own, or none could be read. */
function usePath(key: string): string | null {
  const { api } = useRuntime();
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    readPublication(api, key).then(
      (found) => isHere && setPath(found.path),
      () => {}, // the page is published all the same
    );
    return () => {
      isHere = false;
    };
  }, [api, key]);
  return path;
}
