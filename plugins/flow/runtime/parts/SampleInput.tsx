import { type ReactNode, useId } from 'react';
import { nameRecord, usualDisplay } from 'sala/engine';
import { FieldFrame, useLanguage, useText } from 'sala/runtime';
import { readText, type Text } from 'sala/schemas';
import { readJsonObject } from './readJsonObject.ts';
import type { Known } from './useKnown.ts';
import type { Sample } from './useSample.ts';
import './sampleInput.css';

interface Props {
  sample: Sample;
  known: Known;
  label: string;
}

/** What a flow is given when it is run by hand or tried: of a record that is chosen, or as JSON. */
export function SampleInput({ sample: { typed, setTyped, collection, recent, choose }, known, label }: Props) {
  const say = useText(texts);
  const language = useLanguage();
  const id = useId();
  const { title, schema } = known.collections[collection ?? ''] ?? {};
  const chosen = readJsonObject(typed)?.id;
  return (
    <div className="w-sample">
      {recent.length > 0 && (
        <FieldFrame id={`${id}-record`} label={readText(title ?? collection ?? '', language)} help={say('recordHelp')}>
          <select
            id={`${id}-record`}
            className="s-input"
            value={recent.some((record) => record.id === chosen) ? String(chosen) : ''}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="" disabled>
              {say('other')}
            </option>
            {recent
              .map((record) => nameRecord(record, schema?.['x-display'] ?? usualDisplay, language))
              .map(({ id: one, title: name, note }) => (
                <option key={one} value={one}>
                  {[name, note].filter(Boolean).join(' · ')}
                </option>
              ))}
          </select>
        </FieldFrame>
      )}
      <Typed label={label} isFolded={recent.length > 0}>
        <FieldFrame
          id={`${id}-input`}
          label={label}
          help={say('inputHelp')}
          error={readJsonObject(typed) ? undefined : say('broken')}
        >
          <textarea
            id={`${id}-input`}
            className="s-input"
            rows={6}
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </FieldFrame>
      </Typed>
    </div>
  );
}

/** Whoever chooses a record needs not read what it is written as. */
function Typed({ label, isFolded, children }: { label: string; isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return children;
  return (
    <details>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

const texts = {
  recordHelp: { th: 'ใช้ข้อมูลของรายการนี้', en: 'What this record holds is what the flow is given' },
  other: { th: 'ข้อมูลที่พิมพ์เอง', en: 'What is typed below' },
  inputHelp: { th: 'เป็น JSON สิ่งที่โฟลว์จะได้รับเมื่อเริ่ม', en: 'As JSON: what the flow would get when it starts' },
  broken: { th: 'ยังไม่ใช่ JSON ที่ถูกต้อง', en: 'This is not JSON yet' },
} satisfies Record<string, Text>;
