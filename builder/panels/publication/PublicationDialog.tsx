import { useState } from 'react';
import { useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import { useCallMessage } from '../../../runtime/language/useCallMessage.ts';
import { Dialog } from '../../../runtime/ui/dialog/Dialog.tsx';
import { type Publication, planPage } from '../../api/publication.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useStore } from '../../state/createStore.ts';
import { changeView } from '../../state/viewState.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { AddressForm } from './AddressForm.tsx';
import { TimeForm } from './TimeForm.tsx';
import { usePublication } from './usePublication.ts';
import { pagePrefix, useRename } from './useRename.ts';
import './publication.css';

/** Where the page stands, and when it is published and taken away. */
export function PublicationDialog() {
  const { view } = useBuilder();
  const { say } = useLanguage();
  const isOpen = useStore(view, (state) => state.publication);
  if (!isOpen) return null;
  return (
    <Dialog title={say('publication')} onClose={() => changeView(view, { publication: false })}>
      <PublicationForm />
    </Dialog>
  );
}

function PublicationForm() {
  const { draft, view, message } = useBuilder();
  const { api } = useRuntime();
  const explain = useCallMessage();
  const rename = useRename();
  const [refusal, setRefusal] = useState('');
  const [asked, askAgain] = useState(0);
  const found = usePublication((error) => setRefusal(explain(error)), asked);
  const { key } = draft;

  const attempt = (work: Promise<unknown>) => {
    setRefusal('');
    work.then(
      () => askAgain((count) => count + 1),
      (error: unknown) => setRefusal(explain(error)),
    );
  };
  /** What is planned is what the server has. */
  const saved = async () => {
    if (!(await draft.save())) throw new Error('not saved');
  };
  const move = async (slug: string) => {
    await rename(slug);
    changeView(view, { publication: false });
    const changed = { word: 'addressChanged' as const, params: { slug } };
    message.set({ tone: 'info', lines: found?.published ? [changed, { word: 'addressLeads' }] : [changed] });
  };
  const isPage = key.startsWith(pagePrefix);
  return (
    <div className="bd-publication" aria-busy={!found}>
      {refusal && (
        <p className="bd-error" role="alert">
          {refusal}
        </p>
      )}
      {found && <Address {...found} />}
      {isPage && <AddressForm slug={key.slice(pagePrefix.length)} onRename={(slug) => attempt(move(slug))} />}
      {isPage &&
        found &&
        (['publish', 'unpublish'] as const).map((action) => (
          <TimeForm
            key={`${action}${asked}`}
            action={action}
            planned={found.planned.find((each) => each.action === action)}
            onPlan={(at) => attempt(saved().then(() => planPage(api, { key, action, at })))}
          />
        ))}
    </div>
  );
}

/** A link to the page; only its address as text while it is not published. */
function Address({ path, published }: Publication) {
  const { say } = useLanguage();
  if (path === null) return <p>{say('pageHasNoAddress')}</p>;
  const address = <code>{decodeURI(path)}</code>;
  if (!published)
    return (
      <p>
        {say('pageWillStandAt')} {address}
      </p>
    );
  return (
    <p>
      <a href={path} target="_blank" rel="noopener">
        {say('viewPage')} {address}
      </a>
    </p>
  );
}
