import type { MouseEvent } from 'react';
import { listRange } from '../document/tree/listRange.ts';
import { getNode, type LayoutTree } from '../document/tree/tree.ts';
import { changeView } from '../state/viewState.ts';
import { type BuilderParts, useBuilder } from '../ui/BuilderContext.ts';
import { closestNode } from './drag/nodeElement.ts';

/** What presses on the canvas select. */
export function useSelecting() {
  const builder = useBuilder();
  return {
    /** One node; with Shift as far as there, with Ctrl or ⌘ (or while several are being selected) one more or less. */
    press(event: MouseEvent): void {
      const id = findPressed(builder, event);
      if (event.shiftKey && id !== null) extendTo(builder, id);
      else if (id !== null && (event.ctrlKey || event.metaKey || builder.view.get().selectMany))
        toggleNode(builder, id);
      else builder.editor.select(id);
    },
    /** Opens the menu of the selection; what is pressed outside of it is selected first. */
    openMenu(event: MouseEvent): void {
      if (event.target instanceof Element && event.target.closest('.bd-typing')) return;
      event.preventDefault();
      // A long press of a finger lifts what is under it.
      if ((event.nativeEvent as PointerEvent).pointerType === 'touch') return;
      const id = findPressed(builder, event);
      if (id === null || !builder.editor.getSelection().includes(id)) builder.editor.select(id);
      changeView(builder.view, { menuAt: { x: event.clientX, y: event.clientY } });
    },
  };
}

/** Adds a node to the selection, or takes it from it. */
export function toggleNode({ editor }: BuilderParts, id: string): void {
  const selection = editor.getSelection();
  editor.select(selection.includes(id) ? selection.filter((each) => each !== id) : [...selection, id]);
}

function extendTo({ editor }: BuilderParts, id: string): void {
  editor.select(listRange(editor.getTree(), id, editor.getSelection()[0] ?? id));
}

/** A node of the canvas, or its line in the outline. */
function findPressed({ editor }: BuilderParts, { target }: MouseEvent): string | null {
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]')?.dataset.line : undefined;
  if (line !== undefined) return line;
  const pressed = closestNode(target, 'object', 'column', 'row')?.dataset.node;
  return pressed === undefined ? null : findMeant(editor.getTree(), pressed);
}

/** Between the parts of a card or section its only column is pressed; the card or section is meant. */
function findMeant(tree: LayoutTree, pressed: string): string {
  const { kind, parent } = getNode(tree, pressed);
  if (kind !== 'column') return pressed;
  const row = getNode(tree, parent ?? '');
  const holder = getNode(tree, row.parent ?? '');
  return row.children.length === 1 && holder.kind === 'object' ? holder.id : pressed;
}
