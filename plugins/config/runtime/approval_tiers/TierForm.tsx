import { type FormEvent, useState } from 'react';
import { ConfirmDialog, useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import type { useScreen } from '../parts/useScreen.ts';
import { type RowChanges, TierRow } from './TierRow.tsx';
import { addTier, canMove, draftTiers, moveTier, readTiers, type TierDraft, type Tiers } from './tierDraft.ts';
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
  const step = (level: string, by: 1 | -1) =>
    canMove(drafts, level, by) ? () => setDrafts(moveTier(drafts, level, by)) : undefined;
  const changesOf = ({ level }: TierDraft): RowChanges => ({
    change: (changed) => setDrafts(drafts.map((draft) => (draft.level === level ? changed : draft))),
    up: step(level, -1),
    down: step(level, 1),
    remove: () => setDrafts(drafts.filter((draft) => draft.level !== level)),
  });

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
          <TierRow key={draft.level} draft={draft} tiers={tiers} disabled={isFixed} changes={changesOf(draft)} />
        ))}
      </ol>
      {tiers.mayChange && (
        <div className="w-config__line">
          <button type="submit" className="s-button s-button--primary" disabled={isFixed}>
            {say('save')}
          </button>
          <button
            type="button"
            className="s-button s-button--outline"
            disabled={isFixed}
            onClick={() => setDrafts(addTier(drafts, tiers))}
          >
            {say('add')}
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
