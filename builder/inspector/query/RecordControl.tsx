import { RecordValue } from '../../../runtime/ui/condition/RecordValue.tsx';
import type { ControlProps } from '../fields/controlProps.ts';

/** Of a collection that may not be read the id is typed. */
const typed = { type: 'string' } as const;

/** A record of the collection that the property names, found by what it is called. */
export function RecordControl({ label, schema, value = '', onChange }: ControlProps) {
  const { 'x-ref': collection = '' } = schema;
  const set = (next: ControlProps['value']) => onChange(next === '' ? undefined : next);
  return <RecordValue {...{ label, collection, value }} schema={typed} hint="" onChange={set} />;
}
