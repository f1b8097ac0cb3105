import type { KeyboardEvent } from 'react';
import { showToast, useText } from 'sala/runtime';
import { isJsonObject, type Json, type JsonObject, type PropertySchema } from 'sala/schemas';
import {
  duplicateStep,
  insertSteps,
  listUids,
  moveStep,
  nextUid,
  type Place,
  placeOf,
  readSteps,
  removeStep,
} from '../../shared/editSteps.ts';
import { type AddedLooks, findStepLook, type Line } from '../../shared/listLines.ts';
import { getAt, isTrigger, type Path, samePath } from '../../shared/places.ts';
import { flowTexts } from './parts/flowTexts.ts';
import type { FlowEdits } from './useFlowEdits.ts';

/** Copied steps, also where the browser keeps its clipboard closed. */
let copied: Json[] = [];

export type CommandName = 'undo' | 'redo' | 'up' | 'down' | 'duplicate' | 'copy' | 'paste' | 'remove';

/** What can be done with the list and its selected step, by buttons and by keys. */
export function useFlowCommands(edits: FlowEdits, lines: readonly Line[], added: AddedLooks) {
  const say = useText(flowTexts);
  const { definition, selected, edit } = edits;
  const step = selected && getAt(definition, selected);

  /** Past the line above or below, into a branch or out of it. */
  function nudge(by: 1 | -1) {
    if (!selected) return;
    for (const place of listStops(lines, selected, by)) {
      const moved = moveStep(definition, selected, place);
      if (moved) return edit(moved);
    }
  }

  function copy() {
    if (!isJsonObject(step)) return;
    copied = [step];
    void navigator.clipboard?.writeText(JSON.stringify(copied, null, 2)).catch(() => undefined);
  }

  async function paste() {
    const steps = readCopied(await navigator.clipboard?.readText().catch(() => '')) ?? copied;
    if (steps.length === 0) return showToast({ title: say('nothingToPaste'), kind: 'info' });
    const at = selected && !isTrigger(selected) ? selected : undefined;
    const place = at ? placeOf(at) : { list: ['steps'], index: readSteps(definition, ['steps']).length - 1 };
    edit(insertSteps(definition, { ...place, index: place.index + 1 }, steps));
  }

  const commands: Record<CommandName, (() => void) | undefined> = {
    undo: edits.canUndo ? edits.undo : undefined,
    redo: edits.canRedo ? edits.redo : undefined,
    up: step ? () => nudge(-1) : undefined,
    down: step ? () => nudge(1) : undefined,
    duplicate: selected && step ? () => edit(duplicateStep(definition, selected)) : undefined,
    copy: step && !isTrigger(selected ?? []) ? copy : undefined,
    paste: () => void paste(),
    remove: selected && step ? () => edit(removeStep(definition, selected)) : undefined,
  };

  const handleKey = (event: KeyboardEvent) => performKey(event, commands);
  const add = (code: string, place: Place) =>
    edit(insertSteps(definition, place, [newStep(definition, { code, list: place.list, added })]));
  return { commands, add, handleKey };
}

function performKey(event: KeyboardEvent, commands: Record<CommandName, (() => void) | undefined>): void {
  const name = commandOf(event);
  const perform = name && commands[name];
  if (!perform) return;
  event.preventDefault();
  event.stopPropagation();
  perform();
}

function commandOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): CommandName | undefined {
  if (altKey) return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : undefined;
  if (key === 'Delete') return 'remove';
  if (!ctrlKey && !metaKey) return undefined;
  // By the place of the key, so that they work on a Thai keyboard too.
  if (code === 'KeyZ') return shiftKey ? 'redo' : 'undo';
  return ({ KeyY: 'redo', KeyD: 'duplicate', KeyC: 'copy', KeyV: 'paste' } as const)[code as 'KeyY'];
}

/** The places that a step passes on its way up or down, the nearest first. */
function listStops(lines: readonly Line[], selected: Path, by: 1 | -1): Place[] {
  const own = lines.findIndex((line) => line.kind === 'step' && samePath(line.path, selected));
  const rest = by === 1 ? lines.slice(own + 1) : lines.slice(0, own).reverse();
  return rest.flatMap((line) => {
    if (line.kind === 'step') {
      const isSibling = samePath(line.drop.list, selected.slice(0, -1));
      const holds = Object.keys(line.type?.holds ?? {}).length > 0;
      // Down past a step that holds nothing; one that holds steps is entered by the lines below it.
      if (by === 1) return isSibling && !holds ? [{ ...line.drop, index: line.drop.index + 1 }] : [];
      return [line.drop];
    }
    if (line.kind === 'addEntry' || line.kind === 'addTrigger') return [];
    return by === 1 && line.kind === 'end' && samePath(line.drop.list, selected.slice(0, -1))
      ? leave(selected)
      : [line.drop];
  });
}

/** Behind the step in which it stands. */
function leave(selected: Path): Place[] {
  const outer = selected.slice(0, -1).findLastIndex((part) => typeof part === 'number');
  if (outer < 0) return [];
  const path = selected.slice(0, outer + 1);
  // The number of a case is no step: the step that has the cases is further out.
  const isEntry =
    selected[outer + 1] === 'steps' && typeof selected[outer - 1] === 'string' && selected[outer - 1] !== 'steps';
  const at = isEntry && typeof path.at(-3) === 'number' ? path.slice(0, -2) : path;
  const { list, index } = placeOf(at);
  return [{ list, index: index + 1 }];
}

function newStep(
  definition: JsonObject,
  { code, list, added }: { code: string; list: Path; added: AddedLooks },
): JsonObject {
  const params = defaultsOf(findStepLook(list, code, added)?.params ?? {});
  // Of a step that a plugin adds, what stands behind the plugin.
  const uid = nextUid(listUids(definition), code.slice(code.indexOf('.') + 1));
  return { uid, code, ...(Object.keys(params).length > 0 && { params }) };
}

/** What a new step begins with. */
function defaultsOf(schemas: Readonly<Record<string, PropertySchema>>): JsonObject {
  const params = Object.entries(schemas);
  return Object.fromEntries(
    params.flatMap(([name, schema]) => (schema.default === undefined ? [] : [[name, schema.default]])),
  ) as JsonObject; // defaults are JSON
}

function readCopied(text: string | undefined): Json[] | undefined {
  try {
    const read = JSON.parse(text ?? '') as Json; // whatever JSON gives is Json
    const steps = Array.isArray(read) ? read : [read];
    return steps.every((one) => isJsonObject(one) && typeof one.uid === 'string' && typeof one.code === 'string')
      ? steps
      : undefined;
  } catch {
    return undefined;
  }
}
