import { Link, useLanguage } from 'sala/runtime';
import { isJsonObject, type Json, readText } from 'sala/schemas';
import { hiddenName } from '../../shared/dataWords.ts';
import { formatValue } from '../../shared/formatValue.ts';
import type { RecordField, RecordNames } from '../../shared/recordAnswer.ts';
import { drawValue } from '../grid/drawValue.tsx';
import { useFormat } from '../grid/useFormat.ts';

interface Props {
  field: RecordField;
  value: Json;
  /** What records are called that the value refers to. */
  names?: RecordNames;
  /** Of the record that holds it; by default that of the site. */
  currency?: string;
}

/** A value of a record as people read it; a reference leads to its record. */
export function ShownValue({ field, value, names, currency }: Props) {
  const usual = useFormat();
  const format = currency ? { ...usual, currency } : usual;
  if (field.reference && value !== null && value !== '') return <References {...{ field, value, names }} />;
  if (field.parts && isJsonObject(value)) return <Parts {...{ field, value, names, currency }} />;
  // Beside its title a mark alone would read as "not filled in".
  if (field.kind === 'boolean' && typeof value === 'boolean') return formatValue(value, field, format);
  return drawValue(field, { [field.field]: value }, format) ?? <span className="w-grid__none">–</span>;
}

function References({ field, value, names }: Omit<Props, 'currency'>) {
  const known = names?.[field.reference ?? ''];
  const hidden = readText(hiddenName, useLanguage());
  const ids = Array.isArray(value) ? value : [value];
  return ids.map((one, at) => {
    const id = String(one);
    const { text = field.text ?? field.names?.[id] ?? hidden, path = field.path } = known?.[id] ?? {};
    return (
      <span key={id}>
        {at > 0 && ', '}
        {path ? <Link to={path}>{text}</Link> : text}
      </span>
    );
  });
}

function Parts({ field, value, names, currency }: Props) {
  const filled = field.parts?.filter((part) => isJsonObject(value) && (value[part.field] ?? '') !== '') ?? [];
  return filled.map((part) => (
    <span key={part.field} className="w-record-part">
      <small>{part.title}</small>{' '}
      <ShownValue
        field={part}
        value={isJsonObject(value) ? (value[part.field] ?? null) : null}
        {...{ names, currency }}
      />
    </span>
  ));
}
