/** The type of a value in a formula. There is one kind of number, a decimal. */
export type ValueType =
  | { readonly kind: 'number' | 'boolean' | 'date' | 'moment' | 'any' | 'nothing' }
  | { readonly kind: 'text'; readonly choices?: readonly string[] }
  | { readonly kind: 'list'; readonly items: ValueType }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, ValueType>> };

export type ValueKind = ValueType['kind'];

const names: Record<ValueKind, { th: string; en: string }> = {
  number: { th: 'ตัวเลข', en: 'a number' },
  text: { th: 'ข้อความ', en: 'a text' },
  boolean: { th: 'ใช่หรือไม่ใช่', en: 'true or false' },
  date: { th: 'วันที่', en: 'a date' },
  moment: { th: 'วันและเวลา', en: 'a moment' },
  any: { th: 'ค่าใดก็ได้', en: 'any value' },
  nothing: { th: 'ค่าว่าง', en: 'null' },
  list: { th: 'รายการ', en: 'a list' },
  object: { th: 'กลุ่มของฟิลด์', en: 'a group of fields' },
};

/** A type as a message names it. */
export function nameType({ kind }: ValueType): { th: string; en: string } {
  return names[kind];
}

/** Whether a value of one type may stand where another is expected; null and values of unknown type may stand anywhere. */
export function fits(type: ValueType, wanted: ValueType): boolean {
  if (isLoose(type) || isLoose(wanted)) return true;
  if (type.kind === 'list' && wanted.kind === 'list') return fits(type.items, wanted.items);
  return type.kind === wanted.kind;
}

/** The type of a value that is either of two; undefined when they are of different kinds. */
export function uniteTypes(left: ValueType, right: ValueType): ValueType | undefined {
  if (left.kind === 'nothing') return right;
  if (right.kind === 'nothing') return left;
  if (left.kind === 'any' || right.kind === 'any') return { kind: 'any' };
  if (left.kind === 'list' && right.kind === 'list') {
    const items = uniteTypes(left.items, right.items);
    return items && { kind: 'list', items };
  }
  if (left.kind === 'text' && right.kind === 'text') return { kind: 'text' };
  return left.kind === right.kind ? left : undefined;
}

function isLoose({ kind }: ValueType): boolean {
  return kind === 'any' || kind === 'nothing';
}
