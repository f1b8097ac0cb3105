import { isAskable, type ListedEvent, type RecordAnswer, type RecordField } from '../../shared/recordAnswer.ts';

/** A field that is asked for together with an event, or a list with the parts of its lines that are. */
export interface AskedWith extends RecordField {
  asked?: RecordField[];
}

/** What a dialog asks for together with an event. */
export function listAsked({ fields }: Pick<RecordAnswer, 'fields'>, { asks }: Pick<ListedEvent, 'asks'>): AskedWith[] {
  const names = new Set(asks.map((path) => path.split('.')[0]));
  return [...names].flatMap((name): AskedWith[] => {
    const field = fields.find((one) => one.field === name);
    if (!field) return [];
    const asked = field.lines?.filter((part) => asks.includes(`${name}.${part.field}`) && isAskable(part)) ?? [];
    if (asked.length > 0) return [{ ...field, asked }];
    return isAskable(field) ? [field] : [];
  });
}

/** Where a dialog says what was refused of a field: at its box, or nowhere. */
export function findBox(asked: readonly AskedWith[], path: string): string | undefined {
  const [name, , part] = path.split('.');
  const field = asked.find((one) => one.field === name);
  if (!field?.asked) return field?.field;
  return field.asked.some((one) => one.field === part) ? path : undefined;
}
