import { type FormEvent, useState } from 'react';
import { ConfirmDialog, useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import type { useScreen } from '../parts/useScreen.ts';
import { TierRow } from './TierRow.tsx';
import { draftTiers, readTiers, type TierDraft, type Tiers } from './tierDraft.ts';
import { tierTexts } from './tierTexts.ts';

interface Props {
  tiers: Tiers;
  screen: ReturnType<typeof useScreen>;
}

/** The levels of one collection. */
export function TierForm({ tiers, screen }: Props) {
  const say = useText(tierTexts);
  const language = useLanguage();
  const [drafts, setDrafts] = useState(() => draftTiers(tiers));
  const [resetting, setResetting] = useState(false);
  const path = `/api/approval-tiers/${encodeURIComponent(tiers.collection)}`;
  const title = readText(tiers.title, language);
  const isFixed = !tiers.mayChange || screen.busy;
  const change = (changed: TierDraft) =>
    setDrafts(drafts.map((draft) => (draft.level === changed.level ? changed : draft)));

  async function save(event: FormEvent) {
    event.preventDefault();
    await screen.send({ method: 'PUT', path, body: { tiers: readTiers(drafts) }, done: say('saved') });
  }

  return (
    <form className="w-config__group w-tiers" onSubmit={save} aria-label={title}>
      <div className="w-config__line">
        <h2>{title}</h2>
        {tiers.own && <span className="w-config__badge w-config__badge--open">{say('changed')}</span>}
      </div>
      {!tiers.mayChange && <p className="w-config__quiet">{say('notYours')}</p>}
      <ol className="w-tiers__list">
        {drafts.map((draft) => (
          <TierRow key={draft.level} draft={draft} tiers={tiers} disabled={isFixed} onChange={change} />
        ))}
      </ol>
      {tiers.mayChange && (
        <div className="w-config__line">
          <button type="submit" className="s-button s-button--primary" disabled={isFixed}>
            {say('save')}
          </button>
          {tiers.own && (
            <button
              type="button"
              className="s-button s-button--outline"
              disabled={isFixed}
              onClick={() => setResetting(true)}
            >
              {say('reset')}
            </button>
          )}
        </div>
      )}
      {resetting && (
        <ConfirmDialog
          title={say('resetTitle', { title })}
          text={say('resetText')}
          action={say('reset')}
          danger
          perform={() => screen.send({ method: 'DELETE', path, done: say('saved') })}
          onClose={() => setResetting(false)}
        />
      )}
    </form>
  );
}
