import type { ReactNode } from 'react';
import { FieldFrame, useLanguage, useText } from 'sala/runtime';
import { type FieldSchema, isJsonObject, type JsonObject, type PropertySchema, readText } from 'sala/schemas';
import { recordOf } from '../../../shared/describeStep.ts';
import type { Path } from '../../../shared/places.ts';
import { namesOf } from '../../parts/namesOf.ts';
import { useEditor } from '../parts/EditorContext.ts';
import { flowTexts } from '../parts/flowTexts.ts';
import { ComparisonControl } from './ComparisonControl.tsx';
import { ConditionControl } from './ConditionControl.tsx';
import type { ControlFrame } from './controlFrame.ts';
import { DaysControl } from './DaysControl.tsx';
import { FilesControl } from './FilesControl.tsx';
import { FormulaControl } from './FormulaControl.tsx';
import { JsonControl } from './JsonControl.tsx';
import { ListControl } from './ListControl.tsx';
import { NamesControl } from './NamesControl.tsx';
import { PairsControl } from './PairsControl.tsx';
import { PeopleControl } from './PeopleControl.tsx';
import { PickControl } from './PickControl.tsx';
import { RecordControl } from './RecordControl.tsx';
import { SecondsControl } from './SecondsControl.tsx';
import { SortControl } from './SortControl.tsx';
import { StartControl } from './StartControl.tsx';
import { TextControl } from './TextControl.tsx';
import { useParam } from './useParam.ts';

interface Props {
  path: Path;
  schema: PropertySchema;
  label: string;
  required?: boolean;
  /** The other params of the step: a field belongs to its collection. */
  params: JsonObject;
  /** A value, never a formula. */
  plain?: boolean;
}

/** The control for a param, chosen by its schema. Whatever is no text may be a formula instead. */
export function ParamControl(props: Props) {
  const { path, schema, label, required, plain, params } = props;
  const { known } = useEditor();
  const say = useText(flowTexts);
  const language = useLanguage();
  const { value, setValue } = useParam(path);
  const help = schema['x-help'] && readText(schema['x-help'], language);
  const frame = { path, label, required, ...(help && { help }) };
  if (schema['x-control'] === 'comparison') return <ComparisonControl {...frame} />;
  if (schema.format === 'formula') return <FormulaControl {...frame} />;
  if (schema['x-control'] === 'record')
    return <RecordControl {...frame} collection={recordOf(params, namesOf(known).printed)} />;
  if (schema.type === 'string' && !schema.enum && !picked.has(schema['x-control'] ?? ''))
    return <TextControl {...frame} isLong={schema['x-control'] === 'textarea'} plain={plain} />;
  if (plain) return <PlainControl {...props} frame={frame} />;
  const isFormula = typeof value === 'string' && value.startsWith('=');
  return (
    <div className="w-flow__param">
      {isFormula ? <TextControl {...frame} /> : <PlainControl {...props} frame={frame} />}
      <button
        type="button"
        className="w-flow__formula"
        aria-pressed={isFormula}
        aria-label={say('formulaFor', { name: label })}
        title={say('formula')}
        onClick={() => setValue(isFormula ? undefined : '=')}
      >
        ƒ
      </button>
    </div>
  );
}

const picked = new Set(['collection', 'event', 'flow', 'flowStart', 'mailTemplate', 'document']);

function PlainControl({ schema, params, frame }: Props & { frame: ControlFrame }): ReactNode {
  const { known } = useEditor();
  const collection = known.collections[String(params.collection ?? '')];
  switch (schema['x-control']) {
    case 'collection':
      return <PickControl {...frame} choices={namesOf(known).collections} />;
    case 'event':
      return <PickControl {...frame} choices={collection?.events ?? {}} />;
    case 'flow':
      return <PickControl {...frame} choices={known.flows} />;
    case 'mailTemplate':
      return <PickControl {...frame} choices={known.mailTemplates} />;
    case 'document':
      return <PickControl {...frame} choices={namesOf(known).documents} />;
    case 'printedFiles':
      return <FilesControl {...frame} />;
    case 'flowStart':
      return <StartControl {...frame} starts={known.starts} />;
    case 'roles':
      return <NamesControl {...frame} choices={known.roles} />;
    case 'fieldNames':
      return <NamesControl {...frame} choices={titlesOf(collection?.schema.properties)} />;
    case 'days':
      return <DaysControl {...frame} />;
    case 'people':
      return <PeopleControl {...frame} />;
    case 'seconds':
      return <SecondsControl {...frame} />;
    case 'condition':
      return <ConditionControl {...frame} fields={namesOf(known).fields[String(params.collection ?? '')]} />;
    case 'sort':
      return <SortControl {...frame} fields={collection?.schema.properties} />;
    case 'fields':
      return <PairsControl {...frame} fields={collection?.schema.properties} />;
    default:
      return <TypedControl schema={schema} frame={frame} />;
  }
}

function titlesOf(fields: Readonly<Record<string, FieldSchema>> = {}) {
  return Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, schema['x-title'] ?? name]));
}

/** By the JSON type alone. */
function TypedControl({ schema, frame }: { schema: PropertySchema; frame: ControlFrame }) {
  const say = useText(flowTexts);
  const language = useLanguage();
  const { id, value, error, setValue } = useParam(frame.path);
  if (schema.enum)
    return (
      <FieldFrame {...frame} id={id} error={error}>
        <select
          id={id}
          className="s-input"
          value={String(value ?? '')}
          onChange={({ target }) => setValue(target.value || undefined)}
        >
          <option value="">{say('notSet')}</option>
          {schema.enum.map((one) => (
            <option key={String(one)} value={String(one)}>
              {readText(schema['x-enum-titles']?.[String(one)] ?? String(one), language)}
            </option>
          ))}
        </select>
      </FieldFrame>
    );
  if (schema.type === 'boolean')
    return (
      <label className="w-flow__check">
        <input type="checkbox" checked={value === true} onChange={({ target }) => setValue(target.checked)} />
        {frame.label}
      </label>
    );
  if (schema.type === 'number' || schema.type === 'integer')
    return (
      <FieldFrame {...frame} id={id} error={error}>
        <input
          id={id}
          className="s-input"
          type="number"
          min={schema.minimum}
          max={schema.maximum}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => setValue(target.value === '' ? undefined : Number(target.value))}
        />
      </FieldFrame>
    );
  if (schema.type === 'array') return <ListControl {...frame} />;
  const holdsPairs =
    value === undefined || (isJsonObject(value) && Object.values(value).every((part) => typeof part !== 'object'));
  if ((schema.type === 'object' || schema.type === undefined) && holdsPairs) return <PairsControl {...frame} />;
  return <JsonControl {...frame} />;
}
