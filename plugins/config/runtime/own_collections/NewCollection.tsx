import { type FormEvent, useState } from 'react';
import { useApi, useCallMessage, useText } from 'sala/runtime';
import type { Text } from 'sala/schemas';
import { freeName, nameFrom } from './definition/definition.ts';
import { ownCollectionTexts } from './ownCollectionTexts.ts';
import { DraftHead } from './sheet/DraftHead.tsx';
import { accessOf, findHeadFault, type SheetDraft } from './sheet/sheetDraft.ts';
import { sheetTexts } from './sheet/sheetTexts.ts';

type Head = Pick<SheetDraft, 'title' | 'name' | 'audience'>;

/** A new collection: its name and who uses it; what it holds is said in the editor that follows. */
export function NewCollection({ taken, onMade }: { taken: readonly string[]; onMade: (name: string) => void }) {
  const say = useText(ownCollectionTexts);
  const saySheet = useText(sheetTexts);
  const api = useApi();
  const explain = useCallMessage();
  const [head, setHead] = useState<Head>({ title: { th: '', en: '' }, name: '', audience: 'staff' });
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const fault = findHeadFault(head);

  /** The name follows the titles until it is typed. */
  const change = (changes: Partial<Head>) => {
    const isFollowing = head.name === proposeName(head.title, taken);
    const name = changes.title && isFollowing ? proposeName(changes.title, taken) : head.name;
    setHead({ ...head, name, ...changes });
  };

  async function make(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const { th, en } = head.title;
    const title = { th: th.trim() || en.trim(), en: en.trim() || th.trim() };
    try {
      await api('/api/collection', { method: 'POST', body: { data: { ...describe(head), title } } });
      onMade(head.name);
    } catch (error) {
      setProblem(explain(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="w-config__group" onSubmit={make}>
      {problem && (
        <p className="w-config__notice w-config__notice--failed" role="alert">
          {problem}
        </p>
      )}
      <p className="w-config__quiet">{say('startLead')}</p>
      <DraftHead draft={head} onChange={change} />
      {fault && (
        <p className={fault === 'title' ? 'w-config__quiet' : 's-field__error'} role="status">
          {saySheet(fault === 'name' ? 'wrongName' : fault)}
        </p>
      )}
      <div className="w-config__line">
        <button type="submit" className="s-button s-button--primary" disabled={fault !== undefined || isBusy}>
          {say('make')}
        </button>
      </div>
    </form>
  );
}

/** A Thai title alone gives no name that addresses could have: a number does. */
export function proposeName({ th, en }: Text, taken: readonly string[]): string {
  const name = nameFrom(en);
  if (name !== '') return freeName(name, taken);
  return th.trim() === '' && en.trim() === '' ? '' : freeName('collection', ['collection', ...taken]);
}

function describe({ name, audience }: Head) {
  const title = { type: 'string', maxLength: 200, 'x-title': { th: 'ชื่อ', en: 'Title' }, 'x-search': true };
  const schema = {
    type: 'object',
    properties: { title: { ...title, 'x-index': true } },
    required: ['title'],
    'x-display': ['title'],
    ...accessOf(audience),
  };
  return { name, schema };
}
