import type { AnyStateMachine } from 'xstate';
import type { Json } from '../../schemas/json.ts';
import type { Language } from '../../schemas/text.ts';
import type { Collection } from '../collection/compiled/collection.ts';
import { type Choice, listChoices, titleOfChoice } from '../collection/tell/choices.ts';
import { listStates } from '../machine/readMachine.ts';

/** What gives the values of a field titles: its choices, or the collection that they refer to. */
export interface TitledField {
  choices: readonly Choice[];
  refersTo?: string;
}

/** The fields whose values people call by titles, `state` and the people of the system fields among them. */
export function listTitledFields(collection: Collection, machine?: AnyStateMachine): Map<string, TitledField> {
  const states = machine ? listStates(machine) : [];
  const own = [...collection.fields.values()].map(({ name, schema }): [string, TitledField] => {
    const refersTo = findTarget(collection, name);
    return [name, { choices: listChoices(schema), ...(refersTo && { refersTo }) }];
  });
  const all: [string, TitledField][] = [
    ['state', { choices: states.map(({ name, meta }) => ({ value: name, title: meta.title })) }],
    ['created_by', people],
    ['updated_by', people],
    ...own,
  ];
  return new Map(all.filter(([, { choices, refersTo }]) => choices.length > 0 || refersTo !== undefined));
}

const people: TitledField = { choices: [], refersTo: 'user' };

/** The collection whose records a field, or each item of its list, refers to. */
function findTarget({ references }: Collection, field: string): string | undefined {
  return references.find(({ path: [first, ...rest] }) => first === field && rest.every((step) => step === '*'))
    ?.collection;
}

/** A value as people call it; what has no title stays as it is, as does the id of a record whose title the reader may not see. */
export function titleValue(
  field: TitledField,
  value: Json,
  titles: { language: Language; titleOf: (collection: string, id: string) => string | undefined },
): Json {
  if (Array.isArray(value)) return value.map((item) => titleValue(field, item, titles));
  const { choices, refersTo } = field;
  if (refersTo === undefined) return titleOfChoice(choices, value, titles.language);
  return typeof value === 'string' ? (titles.titleOf(refersTo, value) ?? value) : value;
}
