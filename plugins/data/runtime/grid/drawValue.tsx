import type { ReactNode } from 'react';
import { FieldValue, Link, Picture } from 'sala/runtime';
import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';
import type { GridColumn } from '../../shared/columns.ts';
import { type FormatContext, formatValue } from '../../shared/formatValue.ts';
import { rowNames } from '../../shared/list/listAnswer.ts';
import { readValue } from '../../shared/readValue.ts';
import { Status } from './Status.tsx';

/** A value of a row by the kind of its column; null where there is none. */
export function drawValue(column: GridColumn, row: JsonObject, format: FormatContext): ReactNode {
  const value = readValue(row, column.field);
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (column.type !== undefined) return <FieldValue type={column.type} value={value} />;
  switch (column.kind) {
    case 'status':
      return <Status choice={findChoice(column, value)} />;
    case 'choice':
      return Array.isArray(value) ? formatValue(value, column, format) : findChoice(column, value).title;
    case 'boolean':
      return <BooleanMark value={value === true} title={formatValue(value, column, format)} />;
    case 'reference': {
      const names = row[rowNames];
      const name = isJsonObject(names) ? names[column.field] : undefined;
      return typeof name === 'string' ? name : null;
    }
    case 'image':
      return <Thumbnail value={value} />;
    case 'link':
      return drawLink(String(value));
    default:
      return formatValue(value, column, format) || null;
  }
}

function findChoice({ choices }: GridColumn, value: Json) {
  return choices?.find((choice) => choice.value === String(value)) ?? { value: String(value), title: String(value) };
}

function drawLink(value: string): ReactNode {
  const isMail = /^[^\s@/:]+@[^\s@/]+$/.test(value);
  return <Link to={isMail ? `mailto:${value}` : value}>{value.replace(/^https?:\/\//, '')}</Link>;
}

function Thumbnail({ value }: { value: Json }) {
  const first = Array.isArray(value) ? value[0] : value;
  const url = isJsonObject(first) ? first.url : first;
  if (typeof url !== 'string' || !/^(https?:\/\/|\/(?!\/))/.test(url)) return null;
  return <Picture className="w-grid__image" src={url} alt="" sizes="40px" />;
}

function BooleanMark({ value, title }: { value: boolean; title: string }) {
  return (
    <span className="w-grid__boolean" data-value={value}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d={value ? 'm3.5 8.5 3 3 6-7' : 'M4 8h8'} />
      </svg>
      <span className="s-visually-hidden">{title}</span>
    </span>
  );
}
