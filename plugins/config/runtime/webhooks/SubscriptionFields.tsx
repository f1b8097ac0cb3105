import { useId } from 'react';
import type { ConditionField } from 'sala/engine';
import { FoldTitle, useLanguage, useText } from 'sala/runtime';
import { readText, webhookEvents } from 'sala/schemas';
import { RecordCondition } from '../parts/RecordCondition.tsx';
import { type HookChoice, type SubscriptionDraft, toggle } from './hook.ts';
import { eventTexts, webhookTexts } from './webhookTexts.ts';

interface Props {
  draft: SubscriptionDraft;
  /** Counted from one. */
  place: number;
  choices: HookChoice[];
  /** Of its collection; nothing while they are not known. */
  fields: ConditionField[] | undefined;
  onChange: (draft: SubscriptionDraft) => void;
  onRemove: (() => void) | undefined;
}

/** One collection of which a webhook is told: which events, and of which records. */
export function SubscriptionFields({ draft, place, choices, fields, onChange, onRemove }: Props) {
  const say = useText(webhookTexts);
  const language = useLanguage();
  const id = useId();
  const { collection, events, transitions, when } = draft;
  const machineEvents = choices.find(({ name }) => name === collection)?.events ?? [];
  const check = (label: string, checked: boolean, onSwitch: (isOn: boolean) => void) => (
    <label key={label} className="w-config__check">
      <input type="checkbox" checked={checked} onChange={({ target }) => onSwitch(target.checked)} />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className="w-config__group w-webhooks__one">
      <legend className="s-visually-hidden">
        {say('told')} {place}
      </legend>
      <div className="w-webhooks__head">
        <div className="s-field">
          <label className="s-field__label" htmlFor={`${id}-collection`}>
            {say('collection')}
          </label>
          <select
            id={`${id}-collection`}
            className="s-input"
            required
            value={collection}
            onChange={({ target }) =>
              onChange({ ...draft, collection: target.value, transitions: [], when: undefined })
            }
          >
            <option value="">{say('choose')}</option>
            {choices.map(({ name, title }) => (
              <option key={name} value={name}>
                {readText(title, language)}
              </option>
            ))}
          </select>
        </div>
        {onRemove && (
          <button
            type="button"
            className="s-button s-button--small s-button--quiet"
            aria-label={say('removeCollection', { place })}
            onClick={onRemove}
          >
            ✕
          </button>
        )}
      </div>
      <fieldset className="w-webhooks__checks" aria-label={say('events')}>
        {webhookEvents
          .filter((event) => event !== 'transition' || machineEvents.length > 0 || events.includes(event))
          .map((event) =>
            check(readText(eventTexts[event] ?? event, language), events.includes(event), (isOn) =>
              onChange({ ...draft, events: toggle(events, event, isOn) }),
            ),
          )}
      </fieldset>
      {events.includes('transition') && machineEvents.length > 0 && (
        <fieldset>
          <legend className="w-config__quiet">{say('transitions')}</legend>
          <div className="w-webhooks__checks">
            {machineEvents.map(({ event, title }) =>
              check(`${readText(title, language)} (${event})`, transitions.includes(event), (isOn) =>
                onChange({ ...draft, transitions: toggle(transitions, event, isOn) }),
              ),
            )}
          </div>
        </fieldset>
      )}
      {fields && (
        <details open={when !== undefined || undefined}>
          <FoldTitle className="w-webhooks__fold">{say('condition')}</FoldTitle>
          <RecordCondition
            key={collection}
            when={when}
            fields={fields}
            onChange={(next) => onChange({ ...draft, when: next })}
          />
        </details>
      )}
    </fieldset>
  );
}
