import type { AnyStateMachine } from 'xstate';
import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import { type StateMeta, systemFieldNames } from '../../../schemas/index.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import type { FindCollection } from '../../collection/compiled/findRelated.ts';
import { kinds } from '../../content/unknownName.ts';
import { checkTiming } from '../../flow/time/checkTiming.ts';
import type { Stamp } from '../../machine/defineRecordMachine.ts';
import { listPlaces, type MachinePlace } from '../../machine/listPlaces.ts';
import { listStates } from '../../machine/readMachine.ts';
import { checkActions } from '../../rule/action/checkActions.ts';
import type { ActionNames } from '../../rule/action/checkNames.ts';
import { checkGuards } from '../../rule/guard/checkGuards.ts';
import { checkName, checkText, inFile, type PluginFault } from '../names/pluginFault.ts';
import { checkRoles } from '../names/roleNames.ts';
import { checkDocumentAction } from './checkDocumentAction.ts';
import { checkNotice } from './checkNotice.ts';

const tones = ['neutral', 'info', 'success', 'warning', 'danger'] satisfies StateMeta['tone'][];
const stampNames = ['user', 'now'] satisfies Stamp[];

interface Checking {
  collection: Collection;
  machine: AnyStateMachine;
  names: ActionNames;
  find: FindCollection;
  file: string;
}

/** What is wrong with the states and events of a machine: roles, stamps, corrections, guards, times, actions and effects. */
export function checkMachine(checking: Checking): PluginFault[] {
  return [
    ...listStates(checking.machine).flatMap((state) => checkState(state, checking)),
    ...listPlaces(checking.machine).flatMap((place) => checkPlace(place, checking)),
  ];
}

function checkState({ name, meta: { title, tone } }: ReturnType<typeof listStates>[number], { file }: Checking) {
  const path = `states.${name}`;
  return [
    ...checkWords(title, { file, path: `${path}.title` }),
    ...(tone === undefined ? [] : checkName(tone, tones, { file, path: `${path}.tone`, kind: kinds.choice })),
  ];
}

/** A plain text is the same in both languages. */
function checkWords(text: unknown, place: { file: string; path: string }): PluginFault[] {
  return typeof text === 'string' && text !== '' ? [] : checkText(text, place);
}

function checkPlace(place: MachinePlace, { collection, machine, names, find, file }: Checking): PluginFault[] {
  const { path, meta, stamps } = place;
  const fields = [...collection.fields.keys()];
  const checkField = (part: string, known: readonly string[]) => (field: string) =>
    checkName(field, known, { file, path: `${path}.${part}`, kind: kinds.field });
  const found: ErrorDetail[] = [
    ...checkGuards(meta?.guards, { path: `${path}.guards`, collection, find }),
    ...(meta ? checkTiming(meta, { collection, path }) : []),
    ...checkActions({ collection, machine, names, path }, place),
  ];
  const outside = place.actions.flatMap((action, index) => {
    const check = { collection, machine, names, path: `${path}.actions.${index}` };
    if ('notify' in action) return checkNotice(check, action.notify, file);
    return 'document' in action ? inFile(file, checkDocumentAction(check, action, place.to)) : [];
  });
  return [
    ...outside,
    ...checkRoles(meta?.roles, { file, path: `${path}.roles`, own: names.of('role') }),
    ...(meta ? checkWords(meta.title, { file, path: `${path}.title` }) : []),
    ...Object.values(stamps).flatMap((stamp) =>
      checkName(stamp, stampNames, { file, path: `${path}.stamps`, kind: kinds.choice }),
    ),
    ...Object.keys(stamps).flatMap(checkField('stamps', [...fields, ...systemFieldNames])),
    ...(meta?.corrects ?? []).flatMap(checkField('corrects', listCorrectable(collection, meta?.corrects))),
    ...inFile(file, found),
  ];
}

/** The fields, and of lists whose parts are named these parts. */
function listCorrectable({ fields }: Collection, corrects: readonly string[] = []): string[] {
  const named = new Set(corrects.map((path) => String(path).split('.')).flatMap(([name, part]) => (part ? name : [])));
  return [...fields.values()].flatMap(({ name, schema }) => {
    const parts = named.has(name) ? Object.keys(schema.items?.properties ?? {}) : [];
    return [name, ...parts.map((part) => `${name}.${part}`)];
  });
}
