import { type FormEvent, useState } from 'react';
import { useApi, useCallMessage, useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { TextInput } from '../parts/TextInput.tsx';
import type { useScreen } from '../parts/useScreen.ts';
import { FieldRow } from './FieldRow.tsx';
import { ownCollectionTexts } from './ownCollectionTexts.ts';
import { PlanView } from './PlanView.tsx';
import { draftReshape, type OwnCollection, type Plan, type ReshapeDraft, readReshape } from './reshapeDraft.ts';

interface Props {
  collection: OwnCollection;
  screen: ReturnType<typeof useScreen>;
  /** The collection has another name now, or is gone. */
  onGone: (name: string | undefined) => void;
}

/** What is to become of a collection; the plan of it is seen before it is carried out. */
export function ReshapeForm({ collection, screen, onGone }: Props) {
  const say = useText(ownCollectionTexts);
  const language = useLanguage();
  const api = useApi();
  const explain = useCallMessage();
  const [draft, setDraft] = useState(() => draftReshape(collection));
  const [plan, setPlan] = useState<Plan>();
  const path = `/api/collection/${encodeURIComponent(collection.name)}/reshape`;
  const reshape = readReshape(draft, collection);
  /** A plan is of what it was made for. */
  const change = (changes: Partial<ReshapeDraft>) => {
    setDraft({ ...draft, ...changes });
    setPlan(undefined);
  };

  async function look(event: FormEvent) {
    event.preventDefault();
    try {
      setPlan((await api<{ data: Plan }>(`${path}/plan`, { method: 'POST', body: { reshape } })).data);
      screen.setNotice(undefined);
    } catch (error) {
      screen.setNotice({ text: explain(error), failed: true });
    }
  }

  async function perform(mark: string) {
    const lose = plan?.lost.filter(({ count }) => count > 0).map(({ field }) => field) ?? [];
    const sent = await screen.send({ method: 'POST', path, body: { reshape, mark, lose }, done: say('done') });
    setPlan(undefined);
    if (sent === undefined) return;
    if (draft.drop) onGone(undefined);
    else if (draft.name.trim() !== collection.name) onGone(draft.name.trim());
  }

  return (
    <form
      className="w-config__group w-own_collections"
      onSubmit={look}
      aria-label={readText(collection.title, language)}
    >
      <TextInput
        label={say('collectionName')}
        value={draft.name}
        maxLength={50}
        disabled={draft.drop}
        onChange={({ target }) => change({ name: target.value })}
      />
      <div className="w-own_collections__scroll">
        <table className="w-config__table">
          <thead>
            <tr>
              {(['field', 'newName', 'type', 'remove'] as const).map((name) => (
                <th key={name} scope="col">
                  {say(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {draft.fields.map((field) => (
              <FieldRow
                key={field.from}
                field={field}
                title={readText(collection.schema.properties[field.from]?.['x-title'], language) || field.from}
                disabled={draft.drop}
                onChange={(changed) =>
                  change({ fields: draft.fields.map((one) => (one.from === changed.from ? changed : one)) })
                }
              />
            ))}
          </tbody>
        </table>
      </div>
      <label className="w-config__check">
        <input type="checkbox" checked={draft.drop} onChange={() => change({ drop: !draft.drop })} />
        <span>{say('drop')}</span>
      </label>
      <div className="w-config__line">
        <button type="submit" className="s-button s-button--primary" disabled={!reshape || screen.busy}>
          {say('look')}
        </button>
        {!reshape && <span className="w-config__quiet">{say('nothing')}</span>}
      </div>
      {plan && <PlanView plan={plan} busy={screen.busy} onPerform={() => void perform(plan.mark)} />}
    </form>
  );
}
