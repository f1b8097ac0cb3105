import type { Action } from 'sala/schemas';

/** What an action does, as people choose it. */
export const actionKinds = ['set', 'add', 'transition', 'create', 'notify', 'flow', 'number'] as const;
export type ActionKind = (typeof actionKinds)[number];

export function kindOfAction(action: Action): ActionKind | undefined {
  return actionKinds.find((kind) => kind in action);
}

/** The shape with which an action of a kind begins. */
export function beginAction(kind: ActionKind): Action {
  switch (kind) {
    case 'set':
      return { set: {} };
    case 'add':
      return { add: {} };
    case 'transition':
      return { on: '', transition: '' };
    case 'create':
      return { create: '', fields: {} };
    case 'notify':
      return { notify: { to: 'record.created_by', title: { th: '', en: '' } } };
    case 'flow':
      return { flow: '' };
    case 'number':
      return { number: '', pattern: '' };
  }
}

/** Whether each field that it fills in has a value. */
export function isFilled(action: Action): boolean {
  const values = [
    ...('set' in action ? Object.values(action.set ?? {}) : []),
    ...('add' in action ? Object.values(action.add) : []),
    ...('create' in action ? Object.values(action.fields) : []),
  ];
  return !values.includes('');
}

/** Whether the forms can show everything that the action says. */
export function isPlain(action: Action): boolean {
  const known = plainKeys[kindOfAction(action) ?? ''];
  return known !== undefined && Object.keys(action).every((key) => known.includes(key));
}

const plainKeys: Record<string, readonly string[]> = {
  set: ['set', 'on', 'when'],
  add: ['add', 'on', 'when'],
  transition: ['transition', 'on', 'when'],
  create: ['create', 'fields', 'link', 'when'],
  notify: ['notify', 'when'],
  flow: ['flow', 'when'],
  number: ['number', 'pattern', 'when'],
};
