import { useRef, useState } from 'react';
import { FileShelf, type StoredFile, useText, type WidgetViewProps } from 'sala/runtime';
import { FileDetails } from './FileDetails.tsx';
import { libraryTexts } from './libraryTexts.ts';
import './file_library.css';

/** The site's files, with details of the chosen one beside them. */
export function FileLibrary(_: WidgetViewProps<object>) {
  const say = useText(libraryTexts);
  const [picked, setPicked] = useState<StoredFile>();
  const [version, setVersion] = useState(0);
  const [notice, setNotice] = useState('');
  const details = useRef<HTMLElement>(null);
  return (
    <section className="w-file_library">
      <h1>{say('title')}</h1>
      <p role="status" className="w-file_library__notice">
        {notice}
      </p>
      <div className="w-file_library__panes">
        <FileShelf
          picked={picked?.id}
          version={version}
          onPick={(file) => {
            setPicked(file);
            setNotice('');
            requestAnimationFrame(() => details.current?.scrollIntoView({ block: 'nearest' }));
          }}
        />
        <aside ref={details} className="w-file_library__details" aria-label={say('details')}>
          {picked ? (
            <FileDetails
              key={picked.id}
              file={picked}
              onDeleted={() => {
                setNotice(say('deleted', { name: picked.name }));
                setPicked(undefined);
                setVersion(version + 1);
              }}
            />
          ) : (
            <p className="w-file_library__quiet">{say('choose')}</p>
          )}
        </aside>
      </div>
    </section>
  );
}
