import type { AnyStateMachine } from 'xstate';
import { systemFieldNames } from '../../schemas/collection/collection.ts';
import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import type { FlowDefinition, FlowStep, FlowTrigger } from '../../schemas/flow/flow.ts';
import { type AddedStepType, isAddedStep } from '../../schemas/flow/flowStepType.ts';
import { flowStepTypes } from '../../schemas/flow/flowStepTypes.ts';
import { isJsonObject, type Json, type JsonObject } from '../../schemas/json.ts';
import type { Text } from '../../schemas/text.ts';
import { compileFormula } from '../calc/compileFormula.ts';
import type { Collection } from '../collection/compiled/collection.ts';
import { kinds, unknownName } from '../content/unknownName.ts';
import { listStates, listTransitions } from '../machine/readMachine.ts';
import { type Checking, checkParams } from './checkParts.ts';
import { secretName } from './secretNames.ts';
import { triggerScope } from './triggerScope.ts';

export interface NamedCollection {
  collection: Collection;
  machine?: AnyStateMachine;
}

export interface NamedCollections {
  /** Without them collections, fields and events are not checked. */
  names?: Iterable<string>;
  get?(name: string): NamedCollection | undefined;
  /** The steps that plugins add, by their codes. */
  steps?: Readonly<Record<string, AddedStepType>>;
  /** Names of other things of the site, by the control that chooses them. What is not listed is not checked. */
  things?: Readonly<Partial<Record<ThingControl, readonly string[]>>>;
  /** Names of secrets. */
  secrets?: readonly string[];
}

const thingKinds = {
  flow: { th: 'โฟลว์', en: 'flow' },
  mailTemplate: { th: 'แม่แบบอีเมล', en: 'template of mails' },
  document: kinds.document,
  roles: kinds.role,
} satisfies Record<string, Text>;
type ThingControl = keyof typeof thingKinds;

/** Names of collections, fields, events and steps of plugins that a sound definition holds and the site has not, each with the nearest. */
export function checkFlowNames(definition: FlowDefinition, known: NamedCollections): ErrorDetail[] {
  const triggers = (definition.triggers ?? []).flatMap((trigger, index) => [
    ...checkPlace(trigger.params ?? {}, { path: `triggers.${index}.params`, known }),
    ...checkCondition(trigger, { path: `triggers.${index}.if`, known }),
  ]);
  return [
    ...triggers,
    ...checkSteps(definition.steps, { path: 'steps', known }),
    ...checkSteps(definition.onError, { path: 'onError', known }),
  ];
}

/** Fields of the record that starts the flow: one that is not there would keep the flow from ever starting. */
function checkCondition({ code, params = {}, if: condition }: FlowTrigger, { path, known }: Place): ErrorDetail[] {
  const found = code === 'record' && isPlain(params.collection) ? known.get?.(params.collection) : undefined;
  if (!found || condition == null) return [];
  const names = [...systemFieldNames, ...found.collection.fields.keys()];
  const reads = compileFormula(condition, triggerScope(code)).reads.map((read) => read.split('.'));
  const fields = reads.flatMap(([of = '', field]) => (field && ['record', 'before'].includes(of) ? [field] : []));
  return [...new Set(fields)].flatMap((field) => checkName(field, kinds.field, [path, names]));
}

interface Place {
  path: string;
  known: NamedCollections;
}

function checkSteps(steps: unknown, { path, known }: Place): ErrorDetail[] {
  if (!Array.isArray(steps)) return [];
  return (steps as FlowStep[]).flatMap((step, index) => checkStep(step, { path: `${path}.${index}`, known })); // a sound definition
}

function checkStep(step: FlowStep, { path, known }: Place): ErrorDetail[] {
  const held = step as unknown as Record<string, unknown>; // its lists by their names
  const inner = ['onError', ...Object.keys(flowStepTypes[step.code]?.holds ?? {})].flatMap((name) =>
    listHeld(held[name], `${path}.${name}`).flatMap((list) => checkSteps(list.steps, { path: list.path, known })),
  );
  const added = known.steps && isAddedStep(step.code) ? checkAdded(step, { path, steps: known.steps }) : [];
  const place = { path: `${path}.params`, known };
  const params = step.params ?? {};
  return [
    ...added,
    ...checkPlace(params, place),
    ...checkThings(step, place),
    ...checkSecrets(params, place),
    ...inner,
  ];
}

/** Flows, templates, documents and roles that a step names. */
function checkThings({ code, params = {} }: FlowStep, { path, known }: Place): ErrorDetail[] {
  return Object.entries(flowStepTypes[code]?.params ?? {}).flatMap(([name, schema]) => {
    const control = schema['x-control'] as ThingControl | undefined; // others are not among them
    const names = control && known.things?.[control];
    const value = params[name] ?? null;
    if (!names || value === '') return [];
    const named = Array.isArray(value) ? value : [value];
    return named.flatMap((one) => checkName(one, thingKinds[control], [`${path}.${name}`, names]));
  });
}

function checkSecrets(value: Json, { path, known }: Place): ErrorDetail[] {
  const { secrets } = known;
  if (!secrets) return [];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => [
      ...checkSecrets(name, { path: `${path}.${name}`, known }),
      ...checkSecrets(part, { path: `${path}.${name}`, known }),
    ]);
  const named = typeof value === 'string' ? [...value.matchAll(secretName)].map(([, name = '']) => name) : [];
  const missing = named.find((name) => !secrets.includes(name));
  if (missing === undefined) return [];
  const text = {
    th: `ยังไม่มีความลับ "${missing}" เพิ่มได้ที่หน้ารายการโฟลว์`,
    en: `there is no secret "${missing}" yet: add it on the page that lists the flows`,
  };
  return [fault(path, text)];
}

/** A step of a plugin: whether the site has it, and what it asks for. */
function checkAdded(
  { code, params = {} }: FlowStep,
  { path, steps }: { path: string; steps: Readonly<Record<string, AddedStepType>> },
): ErrorDetail[] {
  const unknown = unknownName(kinds.flowStep, code, Object.keys(steps));
  const type = steps[code];
  if (unknown || !type) return unknown ? [fault(`${path}.code`, unknown)] : [];
  const checking: Checking = { faults: [], uids: new Set(), depth: 0 };
  checkParams(checking, { type, params, path: `${path}.params` });
  return checking.faults;
}

/** A list of steps, or the lists of entries that each have `steps`. */
function listHeld(held: unknown, path: string): { steps: unknown; path: string }[] {
  if (!Array.isArray(held)) return [];
  if (held.every((one) => isJsonObject(one) && 'uid' in one)) return [{ steps: held, path }];
  return held.map((one, index) => ({ steps: one.steps, path: `${path}.${index}.steps` }));
}

/** The collection of a step or trigger, with the fields and the event that stand beside it. */
function checkPlace({ collection: name, event, fields, data }: JsonObject, { path, known }: Place): ErrorDetail[] {
  if (!isPlain(name) || !known.names) return [];
  const found = known.get?.(name);
  const named = unknownName(kinds.collection, name, known.names);
  if (!found) return named ? [fault(`${path}.collection`, named)] : [];
  const { collection, machine } = found;
  const events = machine
    ? listStates(machine).flatMap((state) => listTransitions(machine, state.name).map((one) => one.event))
    : [];
  const given = [
    ...(Array.isArray(fields) ? fields.map((field, index) => [`fields.${index}`, field] as const) : []),
    ...(isJsonObject(data) ? Object.keys(data).map((field) => [`data.${field}`, field] as const) : []),
  ];
  return [
    ...given.flatMap(([place, field]) => checkName(field, kinds.field, [`${path}.${place}`, collection.fields.keys()])),
    ...checkName(event ?? null, kinds.event, [`${path}.event`, events]),
  ];
}

function checkName(name: Json, kind: Text, [path, names]: readonly [string, Iterable<string>]): ErrorDetail[] {
  const text = isPlain(name) ? unknownName(kind, name, names) : undefined;
  return text ? [fault(path, text)] : [];
}

/** A name that stands there as it is, not computed. */
function isPlain(name: Json | undefined): name is string {
  return typeof name === 'string' && !name.startsWith('=') && !name.includes('{{');
}

function fault(path: string, text: Text): ErrorDetail {
  return { path, code: 'flow_invalid', message: text.en, text };
}
