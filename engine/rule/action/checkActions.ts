import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import type { Action, CreateAction, FlowAction } from '../../../schemas/machine/action.ts';
import { checkCreation } from './checkCreation.ts';
import { type ActionCheck, checkFormula, checkValues, knownName, misuse, providedName } from './checkNames.ts';
import { checkTarget } from './checkTarget.ts';

const keysOf: Record<string, string[]> = {
  set: ['set', 'on', 'in', 'where', 'atMost', 'orCreate', 'when', 'each'],
  add: ['add', 'min', 'max', 'field', 'message', 'on', 'in', 'where', 'atMost', 'orCreate', 'when', 'each'],
  transition: ['transition', 'set', 'on', 'in', 'where', 'atMost', 'when', 'each'],
  create: ['create', 'fields', 'lines', 'state', 'link', 'unless', 'take', 'when', 'each'],
  number: ['number', 'pattern', 'when'],
  effect: ['effect', 'when'],
  notify: ['notify', 'when'],
  document: ['document', 'language', 'when'],
  flow: ['flow', 'input', 'when'],
};
const kinds = ['transition', 'create', 'number', 'effect', 'notify', 'document', 'flow', 'add', 'set'];

/**
 * Everything that is wrong with the actions and effects of a state or an event, with the place of each fault and the name that
 * was probably meant: kinds, fields, collections, events, states, effects, patterns and formulas.
 */
export function checkActions(
  check: ActionCheck,
  { actions, effects }: { actions: readonly Action[]; effects: readonly string[] },
): ErrorDetail[] {
  const { path } = check;
  return [
    ...actions.flatMap((action, index) => checkAction({ ...check, path: `${path}.actions.${index}` }, action)),
    ...effects.flatMap((name) => providedName({ ...check, path: `${path}.effects` }, 'effect', name)),
  ];
}

function checkAction(check: ActionCheck, action: Action): ErrorDetail[] {
  const kind = kinds.find((name) => name in action);
  if (kind === undefined)
    return [
      misuse(check, {
        th: `ต้องเป็น ${kinds.join(', ')}`,
        en: `an action is one of ${kinds.join(', ')}`,
      }),
    ];
  const wrong = Object.keys(action).flatMap((key) => knownName(check, 'key', key, keysOf[kind] ?? []));
  return wrong.length > 0 ? wrong : [...checkCommon(check, action), ...checkKind(check, action)];
}

function checkCommon(check: ActionCheck, action: Action): ErrorDetail[] {
  const { fields } = check.collection;
  const each = 'each' in action ? action.each : undefined;
  const lists = [...fields.values()].filter(({ type }) => type === 'array').map(({ name }) => name);
  const wrong = each === undefined ? [] : knownName(check, 'list', each, lists);
  if (wrong.length > 0 || action.when === undefined) return wrong;
  return checkFormula({ ...check, each }, action.when, 'boolean');
}

function checkKind(check: ActionCheck, action: Action): ErrorDetail[] {
  if ('effect' in action) return providedName(check, 'effect', action.effect);
  if ('notify' in action || 'document' in action) return [];
  if ('flow' in action) return [...providedName(check, 'flowStart', action.flow), ...checkInput(check, action)];
  if ('create' in action) return checkCreation(check, action satisfies CreateAction);
  if (!('number' in action)) return checkTarget(check, action);
  const pattern = action.pattern.includes('{') ? [] : providedName(check, 'sequence', action.pattern);
  return [...knownName(check, 'field', action.number, check.collection.fields.keys()), ...pattern];
}

function checkInput(check: ActionCheck, { input }: FlowAction): ErrorDetail[] {
  return input === undefined ? [] : checkValues(check, { values: input, fields: Object.keys(input) });
}
