import { useEffect } from 'react';
import { resetPeriods } from 'sala/engine';
import { useApi, useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { TextInput } from '../../parts/TextInput.tsx';
import { firstPattern, type PatternDraft, readPattern, tryPattern } from '../definition/numberPattern.ts';
import { SelectInput } from '../definition/SelectInput.tsx';
import { fieldTexts } from './fieldTexts.ts';

interface Props {
  /** The key of the pattern; empty while there is none. */
  patternKey: string | undefined;
  draft: PatternDraft | undefined;
  onChange: (draft: PatternDraft) => void;
}

/** How the numbers of a field are formed, with the first one that comes of it. */
export function NumberPart({ patternKey, draft = firstPattern, onChange }: Props) {
  const say = useText(fieldTexts);
  const language = useLanguage();
  const api = useApi();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored pattern is read once
  useEffect(() => {
    if (!patternKey) return;
    readPattern(api, patternKey).then(
      (stored) => stored && onChange(stored),
      () => undefined,
    );
  }, [api, patternKey]);
  const tried = tryPattern(draft, new Date());
  const change = (changes: Partial<PatternDraft>) => onChange({ ...draft, ...changes });
  return (
    <div className="w-config__form">
      <div className="w-config__fields">
        <TextInput
          label={say('pattern')}
          help={say('patternHelp')}
          value={draft.pattern}
          maxLength={100}
          onChange={({ target }) => change({ pattern: target.value })}
        />
        <SelectInput
          label={say('reset')}
          value={draft.reset}
          options={resetPeriods.map((value) => ({ value, title: say(value) }))}
          onChange={(chosen) => change({ reset: resetPeriods.find((one) => one === chosen) ?? 'yearly' })}
        />
        <TextInput
          label={say('start')}
          type="number"
          min={1}
          value={draft.start}
          onChange={({ target }) => change({ start: Math.max(1, Math.trunc(Number(target.value)) || 1) })}
        />
      </div>
      <label className="w-config__check">
        <input
          type="checkbox"
          checked={draft.era === 'buddhist'}
          onChange={({ target }) => change({ era: target.checked ? 'buddhist' : 'common' })}
        />
        <span>{say('buddhist')}</span>
      </label>
      {'number' in tried ? (
        <p className="w-config__answer" role="status">
          {say('preview', { number: tried.number })}
        </p>
      ) : (
        tried.faults.map((fault) => (
          <p key={fault.en} className="s-field__error" role="status">
            {readText(fault, language)}
          </p>
        ))
      )}
    </div>
  );
}
