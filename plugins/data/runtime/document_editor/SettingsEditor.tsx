import { useState } from 'react';
import { ConfirmDialog, showToast, useCallMessage, useCalls, useLanguage, useLeaveGuard, useText } from 'sala/runtime';
import { type DocumentSettings, readText } from 'sala/schemas';
import { compact } from './arrange.ts';
import { BlocksPart } from './BlocksPart.tsx';
import { ColumnsPart } from './ColumnsPart.tsx';
import { fillTexts } from './fillTexts.ts';
import { LookPart } from './LookPart.tsx';
import { MessagesPart } from './MessagesPart.tsx';
import { SettingsPreview } from './SettingsPreview.tsx';
import type { DocumentAnswer } from './settingsAnswer.ts';
import { settingsTexts } from './settingsTexts.ts';
import { VersionsPart } from './VersionsPart.tsx';

interface Props {
  /** Of the object whose address opened it. */
  uid: string;
  answer: DocumentAnswer;
  /** Where the company's pictures are chosen. */
  picturesPath: string;
  onBack: () => void;
  onSaved: () => void;
}

/** One document: what may be changed beside how it looks then. */
export function SettingsEditor({ uid, answer, picturesPath, onBack, onSaved }: Props) {
  const say = useText(settingsTexts);
  const language = useLanguage();
  const call = useCalls();
  const explain = useCallMessage();
  const { name, original, settings } = answer;
  const [draft, setDraft] = useState<DocumentSettings>(settings ?? {});
  // On a narrow screen, one of both is shown.
  const [side, setSide] = useState<'edit' | 'preview'>('edit');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const isDirty = JSON.stringify(draft) !== JSON.stringify(settings ?? {});
  const question = useLeaveGuard(() => isDirty && !isBusy, uid);
  // A button that changes the address of its own object is not held back by the guard.
  const [isGoingBack, setGoingBack] = useState(false);
  const leaving = isGoingBack ? { leave: onBack, stay: () => setGoingBack(false) } : question;
  const filled = fillTexts(draft);
  const change = (part: Partial<DocumentSettings>) => setDraft((before) => compact({ ...before, ...part }));

  async function save(wanted: DocumentSettings | null): Promise<void> {
    setBusy(true);
    setProblem('');
    try {
      const body = { version: answer.version, settings: wanted };
      await call('PUT /api/document-settings/{name}', { params: { name }, body });
      showToast({ title: say('saved'), kind: 'success' });
      onSaved();
    } catch (error) {
      setProblem(explain(error));
    }
    setBusy(false);
  }

  return (
    <div className="w-paper">
      <header className="w-paper__head">
        <button
          type="button"
          className="s-button s-button--quiet s-button--small"
          onClick={() => (isDirty ? setGoingBack(true) : onBack())}
        >
          ‹ {say('back')}
        </button>
        <h1>{readText(draft.title ?? original.title, language)}</h1>
        <button
          type="button"
          className="s-button s-button--outline w-paper__side"
          onClick={() => setSide(side === 'edit' ? 'preview' : 'edit')}
        >
          {say(side === 'edit' ? 'preview' : 'edit')}
        </button>
        {isDirty && <span className="w-paper__badge">{say('unsaved')}</span>}
        <button
          type="button"
          className="s-button s-button--primary"
          disabled={!isDirty || isBusy}
          onClick={() => void save(Object.keys(compact(filled)).length > 0 ? compact(filled) : null)}
        >
          {say(isBusy ? 'saving' : 'save')}
        </button>
      </header>
      {problem && (
        <p className="s-field__error" role="alert">
          {problem}
        </p>
      )}
      <div className="w-paper__body" data-side={side}>
        <div className="w-paper__parts">
          <LookPart original={original} draft={draft} onChange={change} picturesPath={picturesPath} />
          <ColumnsPart original={original} draft={draft} onChange={change} />
          <BlocksPart original={original} draft={draft} onChange={change} />
          <MessagesPart choices={answer.choices} draft={draft} onChange={change} />
          <VersionsPart answer={answer} onTake={(taken) => setDraft(taken)} onOriginal={() => save(null)} />
        </div>
        <SettingsPreview answer={answer} draft={filled} />
      </div>
      {leaving && (
        <ConfirmDialog
          title={say('leaveAsk')}
          text={say('leaveText')}
          action={say('leave')}
          danger
          perform={leaving.leave}
          onClose={leaving.stay}
        />
      )}
    </div>
  );
}
