import { useState } from 'react';
import {
  DialogActions,
  Icon,
  NativeDialog,
  showToast,
  useCallMessage,
  useCalls,
  useLanguage,
  useMoment,
  useText,
} from 'sala/runtime';
import { documentTexts } from './documentTexts.ts';
import type { FetchedDocument } from './fetchDocument.ts';

interface Props {
  about: { name: string; id: string };
  document: FetchedDocument;
  onIssued: () => void;
}

/** Shows that a document was issued, with its hash; before that, the button that issues it, for those who may. */
export function IssuedMark({ about: { name, id }, document: { issued, mayIssue }, onIssued }: Props) {
  const say = useText(documentTexts);
  const language = useLanguage();
  const writeDay = useMoment('day');
  const call = useCalls();
  const [asking, setAsking] = useState(false);
  const messageOf = useCallMessage();
  async function issue() {
    setAsking(false);
    try {
      await call('POST /api/document/{name}/{id}/issue', { params: { name, id }, body: { language } });
      onIssued();
    } catch (error) {
      showToast({ title: messageOf(error), kind: 'error' });
    }
  }
  if (issued) {
    const at = writeDay(issued.at);
    const hash = say('hash', { hash: issued.sha256 });
    return (
      <span className="w-document__badge" title={hash}>
        <Icon name="lock" size={14} /> {say('issued', { at })}
        <code className="w-document__hash">{issued.sha256.slice(0, 12)}</code>
      </span>
    );
  }
  if (!mayIssue) return null;
  return (
    <>
      <button type="button" className="s-button s-button--outline" onClick={() => setAsking(true)}>
        <Icon name="lock" size={16} />
        {say('issue')}
      </button>
      {asking && (
        <NativeDialog
          title={say('issueAsk')}
          text={say('issueText')}
          onClose={() => setAsking(false)}
          actions={<DialogActions action={say('issue')} onClose={() => setAsking(false)} onAction={issue} />}
        />
      )}
    </>
  );
}
