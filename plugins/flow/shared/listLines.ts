import {
  type FlowStepType,
  type FlowTriggerType,
  flowStepTypes,
  flowTriggerTypes,
  isJsonObject,
  type JsonObject,
  type Text,
} from 'sala/schemas';
import type { Place } from './editSteps.ts';
import { getAt, isTrigger, type Path } from './places.ts';

/** What lists and controls need of a type of step or trigger. */
export type StepLook = Pick<
  FlowStepType,
  'title' | 'description' | 'sentence' | 'icon' | 'params' | 'required' | 'holds'
>;

/** The steps that plugins add, by their codes. */
export type AddedLooks = Readonly<Record<string, StepLook>>;

export function findStepLook(path: Path, code: string, added: AddedLooks = {}): StepLook | undefined {
  if (!isTrigger(path) && Object.hasOwn(added, code)) return added[code];
  const types: Record<string, StepLook | FlowTriggerType> = isTrigger(path) ? flowTriggerTypes : flowStepTypes;
  return Object.hasOwn(types, code) ? types[code] : undefined;
}

interface LineBase {
  key: string;
  depth: number;
}

/** Where a step is put that is dropped on the line. */
interface Target {
  drop: Place;
}

/** A line of the list in which a flow is edited and shown. */
export type Line = LineBase &
  (
    | ({ kind: 'step'; path: Path; step: JsonObject; type: StepLook | undefined } & Target)
    | ({ kind: 'heading'; title: Text; entry?: { path: Path; by?: string } } & Target)
    | ({ kind: 'end' } & Target)
    /** Adds a case: `path` is that of the new one. */
    | { kind: 'addEntry'; title: Text; path: Path; by?: string }
    /** Adds what starts the flow. */
    | ({ kind: 'addTrigger' } & Target)
  );

const onErrorTitle: Text = { th: 'เมื่อผิดพลาด', en: 'When it fails' };
const startTitle: Text = { th: 'เริ่มเมื่อ', en: 'Starts when' };
const stepsTitle: Text = { th: 'แล้วทำ', en: 'Then' };
const flowErrorTitle: Text = { th: 'เมื่อโฟลว์ล้มเหลว', en: 'When the flow fails' };

/** A definition as lines: its steps, and under them what their branches hold. */
export function listLines(definition: JsonObject, added: AddedLooks = {}): Line[] {
  const main = [...listTriggers(definition), ...listSteps(definition, ['steps'], 0)];
  const failed = Array.isArray(definition.onError)
    ? [heading({ path: ['onError'], depth: 0, title: flowErrorTitle }), ...listSteps(definition, ['onError'], 0)]
    : [];
  // What plugins add holds no steps, so it changes nothing but how its line reads.
  return [...main, ...failed].map((line) =>
    line.kind === 'step' && !line.type
      ? { ...line, type: findStepLook(line.path, String(line.step.code), added) }
      : line,
  );
}

/** What starts it, above its steps. */
function listTriggers(definition: JsonObject): Line[] {
  const lines = listSteps(definition, ['triggers'], 0).map(
    (line): Line => (line.kind === 'end' ? { ...line, kind: 'addTrigger' } : line),
  );
  return [
    heading({ path: ['triggers'], depth: 0, title: startTitle }),
    ...lines,
    heading({ path: ['steps'], depth: 0, title: stepsTitle }),
  ];
}

function listSteps(definition: JsonObject, list: Path, depth: number): Line[] {
  const held = getAt(definition, list);
  const steps = Array.isArray(held) ? held : [];
  const lines = steps.flatMap((step, index) => {
    if (!isJsonObject(step)) return [];
    const path = [...list, index];
    const type = findStepLook(path, String(step.code));
    const line: Line = { kind: 'step', key: path.join('.'), depth, path, step, type, drop: { list, index } };
    return [line, ...listHeld(definition, { path, type, depth: depth + 1 })];
  });
  const drop = { list, index: steps.length };
  return [...lines, { kind: 'end', key: `${list.join('.')}.end`, depth, drop }];
}

interface Holder {
  path: Path;
  type: StepLook | undefined;
  depth: number;
}

function listHeld(definition: JsonObject, { path, type, depth }: Holder): Line[] {
  const held = Object.entries(type?.holds ?? {}).flatMap(([name, { title, many }]): Line[] => {
    const at = [...path, name];
    if (!many) return [heading({ path: at, depth, title }), ...listSteps(definition, at, depth)];
    const held = getAt(definition, at);
    const entries = Array.isArray(held) ? held : [];
    const lines = entries.flatMap((_, index): Line[] => {
      const list = [...at, index, 'steps'];
      const entry = { path: [...at, index], ...(many.by !== undefined && { by: many.by }) };
      return [heading({ path: list, depth, title, entry }), ...listSteps(definition, list, depth)];
    });
    const added = { path: [...at, entries.length], ...(many.by !== undefined && { by: many.by }) };
    return [...lines, { kind: 'addEntry', key: `${at.join('.')}.add`, depth, title: many.add, ...added }];
  });
  const onError = [...path, 'onError'];
  if (!Array.isArray(getAt(definition, onError))) return held;
  return [...held, heading({ path: onError, depth, title: onErrorTitle }), ...listSteps(definition, onError, depth)];
}

interface Heading {
  path: Path;
  depth: number;
  title: Text;
  entry?: { path: Path; by?: string };
}

function heading({ path, ...rest }: Heading): Line {
  return { kind: 'heading', key: `${path.join('.')}.title`, ...rest, drop: { list: path, index: 0 } };
}
