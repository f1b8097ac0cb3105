import { useLanguage, useText, useWidgetAddress, useWidgetData, type WidgetViewProps } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { SettingsEditor } from './SettingsEditor.tsx';
import type { DocumentAnswer, ListedDocument } from './settingsAnswer.ts';
import { settingsTexts } from './settingsTexts.ts';
import './document_editor.css';

/** The documents of a site, and each as the site wants it. */
export function DocumentEditor({ object, data }: WidgetViewProps<{ picturesPath: string }>) {
  const say = useText(settingsTexts);
  const [{ document }, change] = useWidgetAddress(object.uid);
  const { error, pending, refresh } = useWidgetData(object.uid);
  const list = (data?.documents as unknown as { data: ListedDocument[] } | null | undefined)?.data; // what data.documents answers
  const answer = (data?.document as unknown as { data: DocumentAnswer } | null | undefined)?.data; // what data.document answers
  const isOpen = document !== undefined;
  const isThere = isOpen ? answer?.name === document : list;
  if (!isThere)
    return error !== undefined || (isOpen && !pending && data?.document === null) ? (
      <div className="w-paper" role="alert">
        <p>{say('failed')}</p>
        <button type="button" className="s-button s-button--outline" onClick={refresh}>
          {say('retry')}
        </button>
      </div>
    ) : (
      <p role="status">{say('loading')}</p>
    );
  if (isOpen && answer)
    return (
      <SettingsEditor
        key={`${answer.name} ${answer.version}`}
        uid={object.uid}
        answer={answer}
        picturesPath={object.picturesPath}
        onBack={() => change({ document: undefined }, { push: true })}
        onSaved={refresh}
      />
    );
  return <DocumentList list={list ?? []} onOpen={(name) => change({ document: name }, { push: true })} />;
}

function DocumentList({ list, onOpen }: { list: ListedDocument[]; onOpen: (name: string) => void }) {
  const say = useText(settingsTexts);
  const language = useLanguage();
  return (
    <div className="w-paper">
      <h1>{say('title')}</h1>
      <p className="w-paper__quiet">{say('lead')}</p>
      {list.length === 0 && <p>{say('nothing')}</p>}
      <ul className="w-paper__list">
        {list.map(({ name, title, isChanged }) => (
          <li key={name}>
            <button type="button" onClick={() => onOpen(name)}>
              <strong>{readText(title, language)}</strong>
              <span className="w-paper__badge" data-changed={isChanged || undefined}>
                {say(isChanged ? 'changed' : 'original')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
