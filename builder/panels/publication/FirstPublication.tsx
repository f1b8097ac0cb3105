import { useState } from 'react';
import { ApiError } from '../../../runtime/api/ApiError.ts';
import { ConfirmDialog } from '../../../runtime/ui/dialog/ConfirmDialog.tsx';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useStore } from '../../state/createStore.ts';
import { changeView } from '../../state/viewState.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { readSlug, SlugField } from './SlugField.tsx';
import { useOnlyIn } from './useOnlyIn.ts';
import { usePublication } from './usePublication.ts';
import { pagePrefix, useRename } from './useRename.ts';
import './publication.css';

/** Before a page is published for the first time: its address, while nobody has a link to it yet, and its languages. */
export function FirstPublication() {
  const { view } = useBuilder();
  const isOpen = useStore(view, (state) => state.publishing);
  return isOpen ? <OpenDialog /> : null;
}

function OpenDialog() {
  const { draft, view } = useBuilder();
  const { say, read } = useLanguage();
  const onlyIn = useOnlyIn();
  const rename = useRename();
  const slug = draft.key.slice(pagePrefix.length);
  const [typed, setTyped] = useState(slug);
  const [taken, setTaken] = useState<string>();
  const found = usePublication(() => undefined); // the page can be published all the same
  const wanted = readSlug(typed, { slug, taken });
  const publish = async () => {
    if (wanted === null) return;
    try {
      if (wanted !== slug) await rename(wanted);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'layout_taken') setTaken(wanted);
      throw error;
    }
    onlyIn.write();
    void draft.publish();
  };
  return (
    <ConfirmDialog
      title={say('firstPublish')}
      text={say('firstPublishText')}
      action={say('publish')}
      isReady={wanted !== null}
      perform={publish}
      onClose={() => changeView(view, { publishing: false })}
    >
      <div className="bd-publication__slug">
        <SlugField slug={slug} typed={typed} onType={setTyped} taken={taken} label={say('newAddress')} />
        {found?.path && (
          <p className="bd-publication__address">
            <code>{writeAddress(found.path, { slug, wanted: wanted ?? slug })}</code>
          </p>
        )}
      </div>
      {onlyIn.isAsked && (
        <LanguageChoice value={onlyIn.only} onChange={onlyIn.choose}>
          {onlyIn.reason && <p className="bd-help">{read(onlyIn.reason)}</p>}
        </LanguageChoice>
      )}
      {onlyIn.found > 0 && <Found count={onlyIn.found} />}
    </ConfirmDialog>
  );
}

/** Says that there is something to mend, and leads to it instead of publishing. */
function Found({ count }: { count: number }) {
  const { view } = useBuilder();
  const { say } = useLanguage();
  return (
    <p className="bd-publication__found">
      <span>{say('publishedFound', { count })}</span>
      <button
        type="button"
        className="bd-button"
        onClick={() => changeView(view, { publishing: false, leftPane: 'check', sheet: 'check' })}
      >
        {say('lookFirst')}
      </button>
    </p>
  );
}

/** The whole address as people read it, with another name at its end. */
function writeAddress(path: string, { slug, wanted }: { slug: string; wanted: string }): string {
  const read = decodeURI(path);
  const end = `/${slug}`;
  return `${location.host}${read.endsWith(end) ? `${read.slice(0, -end.length)}/${wanted}` : read}`;
}
