import { use, useMemo, useSyncExternalStore } from 'react';
import { FieldFrame, type WidgetViewProps } from 'sala/runtime';
import type { RecordField } from '../../shared/recordAnswer.ts';
import { RecordContext } from '../record/RecordContext.ts';
import { LineCards } from './LineCards.tsx';
import { LineGrid } from './LineGrid.tsx';
import { readLineColumns } from './lineColumns.ts';
import { useGrid } from './useGrid.ts';
import './line_items.css';

interface Properties {
  label: string;
  help: string;
  required: boolean;
}

/** The lines of a document: a grid, or on a phone a card for each. */
export function LineItems({ object }: WidgetViewProps<Properties>) {
  const answer = use(RecordContext);
  const field = answer?.fields.find((one) => one.field === object.name);
  if (!answer || !field?.lines) return null;
  return (
    <Lines
      field={field}
      columns={field.lines}
      title={object.label || field.title}
      help={object.help}
      isLocked={!answer.writable.includes(field.field)}
      viewKey={`${answer.collection}.${field.field}`}
    />
  );
}

interface Props {
  field: RecordField;
  columns: readonly RecordField[];
  title: string;
  help: string;
  isLocked: boolean;
  viewKey: string;
}

function Lines({ field, columns, title, help, isLocked, viewKey }: Props) {
  const all = useMemo(() => readLineColumns(columns), [columns]);
  const open = useGrid({ name: field.field, title, all, isLocked, viewKey });
  const isPhone = useSyncExternalStore(listenToWidth, readWidth, () => false);
  return (
    <FieldFrame id={open.id} help={help} error={open.error}>
      {isPhone ? <LineCards open={open} /> : <LineGrid open={open} />}
      {isPhone && (
        <p className="w-lines__told" role="status">
          {open.told}
        </p>
      )}
    </FieldFrame>
  );
}

const phone = '(max-width: 40rem)';

function listenToWidth(listener: () => void) {
  const media = matchMedia(phone);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

function readWidth(): boolean {
  return matchMedia(phone).matches;
}
