import { useState } from 'react';
import { Dialog, DialogActions, FoldTitle, useLanguage, useText } from 'sala/runtime';
import { type CollectionSchema, type FieldSchema, readText } from 'sala/schemas';
import { TextInput } from '../../parts/TextInput.tsx';
import type { KnownCollection } from '../definition/definition.ts';
import { definitionTexts } from '../definition/definitionTexts.ts';
import { firstPattern, keyOf, type PatternDraft } from '../definition/numberPattern.ts';
import { SelectInput } from '../definition/SelectInput.tsx';
import { TitlePair } from '../definition/TitlePair.tsx';
import { ChoiceRows } from './ChoiceRows.tsx';
import { FormulaPart } from './FormulaPart.tsx';
import { type FieldDraft, findFieldFault, settleName, titleOf } from './fieldDraft.ts';
import { fieldKinds, kindNames, kindOf } from './fieldKinds.ts';
import { fieldTexts } from './fieldTexts.ts';
import { NumberPart } from './NumberPart.tsx';
import { RelatedPart } from './RelatedPart.tsx';

interface Props {
  first: FieldDraft;
  /** The name of the collection. */
  name: string;
  schema: CollectionSchema;
  known: readonly KnownCollection[];
  patterns: Record<string, PatternDraft>;
  onTake: (field: FieldDraft) => void;
  onClose: () => void;
}

const faultTexts = {
  title: 'title',
  ref: 'ref',
  choices: 'noChoices',
  formula: 'noFormula',
  related: 'noRelated',
} as const;

/** One field: what it holds, what it is called, and what is asked of its values. */
export function FieldDialog({ first, name, schema, known, patterns, onTake, onClose }: Props) {
  const say = useText({ ...fieldTexts, ...definitionTexts, title: fieldTexts.title });
  const language = useLanguage();
  const [draft, setDraft] = useState(first);
  const field = draft.schema;
  const kind = kindOf(field);
  const isNew = draft.was === undefined;
  const fault = findFieldFault(draft);
  const change = (changes: Partial<FieldSchema>) => setDraft({ ...draft, schema: { ...field, ...changes } });
  const choose = (chosen: string) => {
    const found = kindNames.find((one) => one === chosen);
    if (!found) return;
    const pattern = found === 'sequence' ? { pattern: firstPattern } : {};
    const { pattern: _, ...rest } = draft;
    setDraft({ ...rest, ...pattern, schema: { ...fieldKinds[found].schema, 'x-title': titleOf(field) } });
  };
  return (
    <Dialog
      title={isNew ? say('newField') : say('editField')}
      size="wide"
      onClose={onClose}
      actions={
        <DialogActions
          action={say('take')}
          isReady={fault === undefined}
          onClose={onClose}
          onAction={() => onTake(draft)}
        />
      }
    >
      <div className="w-config__form">
        <div className="w-config__fields">
          {isNew && (
            <SelectInput
              label={say('kind')}
              value={kind ?? ''}
              options={kindNames.map((one) => ({ value: one, title: readText(fieldKinds[one].title, language) }))}
              onChange={choose}
            />
          )}
          <TitlePair title={titleOf(field)} onChange={(title) => change({ 'x-title': title })} />
        </div>
        {kind === 'choice' && <ChoiceRows field={field} onChange={change} />}
        {kind === 'reference' && (
          <SelectInput
            label={say('refersTo')}
            value={field['x-ref'] ?? ''}
            options={known.map((one) => ({ value: one.name, title: one.title }))}
            empty={say('choose')}
            disabled={!isNew}
            onChange={(ref) => change({ 'x-ref': ref })}
          />
        )}
        {kind === 'related' && <RelatedPart name={name} field={field} known={known} onChange={change} />}
        {kind === 'sequence' && (
          <NumberPart
            patternKey={keyOf(field)}
            draft={draft.pattern ?? patterns[keyOf(field) ?? '']}
            onChange={(pattern) => setDraft({ ...draft, pattern })}
          />
        )}
        {kind === 'formula' && (
          <FormulaPart name={settleName(draft, schema)} field={field} schema={schema} isNew={isNew} onChange={change} />
        )}
        <FieldMarks draft={draft} onChange={setDraft} />
        <FieldDetails draft={draft} schema={schema} onChange={setDraft} />
        {fault && (
          <p className="w-config__quiet" role="status">
            {say(faultTexts[fault])}
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface PartProps {
  draft: FieldDraft;
  onChange: (draft: FieldDraft) => void;
}

const computed = ['formula', 'sequence', 'related'];

function FieldMarks({ draft, onChange }: PartProps) {
  const say = useText(fieldTexts);
  const { schema, required, display } = draft;
  const kind = kindOf(schema) ?? '';
  const mark = (keyword: 'x-unique' | 'x-index', on: boolean) => {
    const { [keyword]: _, ...rest } = schema;
    onChange({ ...draft, schema: on ? { ...rest, [keyword]: true } : rest });
  };
  const check = (text: string, checked: boolean, onSwitch: (on: boolean) => void) => (
    <label className="w-config__check">
      <input type="checkbox" checked={checked} onChange={({ target }) => onSwitch(target.checked)} />
      <span>{text}</span>
    </label>
  );
  return (
    <div className="w-own_fields__marks">
      {!computed.includes(kind) && check(say('required'), required, (on) => onChange({ ...draft, required: on }))}
      {check(say('display'), display, (on) => onChange({ ...draft, display: on }))}
      {!computed.includes(kind) && check(say('unique'), schema['x-unique'] === true, (on) => mark('x-unique', on))}
      {kind !== 'related' && check(say('index'), schema['x-index'] === true, (on) => mark('x-index', on))}
    </div>
  );
}

function FieldDetails({ draft, schema, onChange }: PartProps & { schema: CollectionSchema }) {
  const say = useText({ ...fieldTexts, ...definitionTexts });
  const help = draft.schema['x-help'] ?? { th: '', en: '' };
  const write = (changed: typeof help) => {
    const { 'x-help': _, ...rest } = draft.schema;
    onChange({ ...draft, schema: changed.th || changed.en ? { ...rest, 'x-help': changed } : rest });
  };
  return (
    <details className="w-own_fields__details">
      <FoldTitle>{say('details')}</FoldTitle>
      <div className="w-config__fields">
        {draft.was === undefined && (
          <TextInput
            label={say('name')}
            help={say('nameHelp', { name: settleName(draft, schema) })}
            value={draft.name}
            maxLength={50}
            autoCapitalize="none"
            onChange={({ target }) => onChange({ ...draft, name: target.value })}
          />
        )}
        {(['th', 'en'] as const).map((one) => (
          <TextInput
            key={one}
            label={say(one === 'th' ? 'helpTh' : 'helpEn')}
            lang={one}
            value={help[one]}
            maxLength={300}
            onChange={({ target }) => write({ ...help, [one]: target.value })}
          />
        ))}
      </div>
    </details>
  );
}
