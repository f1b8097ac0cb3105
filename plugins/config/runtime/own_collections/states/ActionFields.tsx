import { useText } from 'sala/runtime';
import type { Action, ActionValues, FieldSchema } from 'sala/schemas';
import type { SiteRoles } from '../../parts/ownRole.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import { SelectInput } from '../definition/SelectInput.tsx';
import { type Describing, targetOf } from './describeRule.ts';
import { listFields } from './listFields.ts';
import { NoticeFields } from './NoticeFields.tsx';
import { PairRows } from './PairRows.tsx';
import { ruleTexts } from './stateTexts.ts';

interface Props {
  action: Action;
  describing: Describing;
  roles: SiteRoles['own'];
  onChange: (action: Action) => void;
}

/** The form of an action, by what it does. */
export function ActionFields({ action, describing, roles, onChange }: Props) {
  const say = useText(ruleTexts);
  const { properties, known, language } = describing;
  if ('notify' in action)
    return <NoticeFields notice={action.notify} roles={roles} onChange={(notify) => onChange({ ...action, notify })} />;
  if ('transition' in action) return <SendFields action={action} describing={describing} onChange={onChange} />;
  if ('set' in action)
    return (
      <TargetedPairs
        on={action.on}
        values={action.set}
        describing={describing}
        onChange={(on, set) => onChange(withOn({ ...action, set }, on))}
      />
    );
  if ('add' in action)
    return (
      <TargetedPairs
        on={action.on}
        values={action.add}
        isNumbers
        describing={describing}
        onChange={(on, add) => onChange(withOn({ ...action, add }, on))}
      />
    );
  if ('create' in action) {
    const { link: _, ...rest } = action;
    return (
      <>
        <div className="w-config__fields">
          <SelectInput
            label={say('collection')}
            value={action.create}
            empty={say('choose')}
            options={known.map(({ name, title }) => ({ value: name, title }))}
            onChange={(create) => onChange({ ...action, create, fields: {} })}
          />
          <SelectInput
            label={say('link')}
            value={action.link ?? ''}
            empty={say('choose')}
            options={listFields(properties, language, (schema) => schema['x-ref'] === action.create)}
            onChange={(link) => onChange(link === '' ? rest : { ...rest, link })}
          />
        </div>
        <PairRows
          values={action.fields}
          properties={known.find(({ name }) => name === action.create)?.schema.properties ?? {}}
          fits={(schema) => !isComputed(schema)}
          describing={describing}
          onChange={(fields) => onChange({ ...action, fields })}
        />
      </>
    );
  }
  if ('flow' in action)
    return (
      <TextInput
        label={say('flowName')}
        value={action.flow}
        maxLength={60}
        onChange={({ target }) => onChange({ ...action, flow: target.value })}
      />
    );
  if (!('number' in action)) return null;
  const pick = (field: string) => {
    const sequence = properties[field]?.['x-sequence'];
    const pattern = (typeof sequence === 'object' ? sequence.module : sequence) ?? action.pattern;
    onChange({ ...action, number: field, pattern });
  };
  return (
    <div className="w-config__fields">
      <SelectInput
        label={say('field')}
        value={action.number}
        empty={say('choose')}
        options={listFields(properties, language, ({ type }) => type === 'string')}
        onChange={pick}
      />
      <TextInput
        label={say('pattern')}
        value={action.pattern}
        maxLength={60}
        onChange={({ target }) => onChange({ ...action, pattern: target.value })}
      />
    </div>
  );
}

function withOn<Kind extends { on?: string }>({ on: _, ...rest }: Kind, on: string | undefined): Kind {
  return { ...rest, ...(on !== undefined && { on }) } as Kind; // the same kind of action
}

interface TargetProps {
  on: string | undefined;
  values: ActionValues;
  isNumbers?: boolean;
  describing: Describing;
  onChange: (on: string | undefined, values: ActionValues) => void;
}

/** Values of fields of the record, or of one that it refers to. */
function TargetedPairs({ on, values, isNumbers = false, describing, onChange }: TargetProps) {
  const say = useText(ruleTexts);
  const { properties, known, language } = describing;
  const target = on === undefined ? properties : targetOf(properties, known, on);
  const fits = ({ type }: FieldSchema) => !isNumbers || type === 'number' || type === 'integer';
  return (
    <>
      <SelectInput
        label={say('where')}
        value={on ?? ''}
        empty={say('thisRecord')}
        options={listFields(properties, language, (schema) => schema['x-ref'] !== undefined)}
        onChange={(chosen) => onChange(chosen === '' ? undefined : chosen, {})}
      />
      <PairRows
        values={values}
        properties={target}
        fits={(schema) => !isComputed(schema) && fits(schema)}
        describing={describing}
        onChange={(changed) => onChange(on, changed)}
      />
    </>
  );
}

function isComputed(schema: FieldSchema): boolean {
  return schema['x-formula'] !== undefined || schema['x-rollup'] !== undefined || schema['x-sequence'] !== undefined;
}

interface SendProps {
  action: Extract<Action, { transition: string }>;
  describing: Describing;
  onChange: (action: Action) => void;
}

function SendFields({ action, describing: { properties, known, language }, onChange }: SendProps) {
  const say = useText(ruleTexts);
  const target = known.find(({ name }) => name === properties[action.on ?? '']?.['x-ref']);
  const events = Object.entries(target?.machine?.events ?? {});
  return (
    <div className="w-config__fields">
      <SelectInput
        label={say('where')}
        value={action.on ?? ''}
        empty={say('choose')}
        options={listFields(properties, language, (schema) => schema['x-ref'] !== undefined)}
        onChange={(on) => onChange({ ...action, on, transition: '' })}
      />
      <SelectInput
        label={say('event')}
        value={action.transition}
        empty={say('choose')}
        options={events.map(([value, title]) => ({ value, title: title[language] || title.th }))}
        onChange={(transition) => onChange({ ...action, transition })}
      />
    </div>
  );
}
