import { type PointerEvent, type RefObject, useRef } from 'react';
import { useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import { dropSource } from '../../canvas/drag/dropSource.ts';
import { mayShape } from '../../commands/command.ts';
import { isInsideLocked } from '../../document/tree/notes.ts';
import { getNode } from '../../document/tree/tree.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { findLinePlace, type LineTarget } from './findLinePlace.ts';

/** So far a press may slip without being a drag. */
const slip = 5;

/**
 * Moves lines of the outline by mouse or pen. By keyboard it is Alt and an arrow, by finger the menu: a finger scrolls.
 */
export function useLineDrag(list: RefObject<HTMLElement | null>) {
  const builder = useBuilder();
  const { api } = useRuntime();
  const dragged = useRef(false);

  const start = (event: PointerEvent) => {
    dragged.current = false;
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-line]') : null;
    const id = line?.dataset.line;
    const isPress = event.button === 0 && event.pointerType !== 'touch' && !isControl(event.target);
    if (id === undefined || !isPress || !mayShape(builder)) return;
    const tree = builder.editor.getTree();
    const { kind } = getNode(tree, id);
    if (kind === 'column' || kind === 'layout' || isInsideLocked(tree, id)) return;
    const from = event.clientY;

    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (!dragged.current && Math.abs(clientY - from) < slip) return;
      dragged.current = true;
      const target = readTarget(clientX, clientY);
      mark(list.current, target && findLinePlace(builder.editor.getTree(), id, target) ? target : null);
    };
    const end = ({ type, clientX, clientY }: globalThis.PointerEvent) => {
      stop();
      mark(list.current, null);
      const target = dragged.current && type === 'pointerup' ? readTarget(clientX, clientY) : null;
      const place = target && findLinePlace(builder.editor.getTree(), id, target);
      if (place) dropSource({ ...builder, api }, { source: { kind, id }, place });
    };
    const stop = follow({
      move,
      end,
      cancel: (key) => {
        if (key.key !== 'Escape' || !dragged.current) return;
        key.preventDefault();
        mark(list.current, null);
        stop();
      },
    });
  };

  /** Whether the click that follows ended a drag, and selects nothing. */
  return { start, wasDragged: () => dragged.current };
}

interface Followed {
  move: (event: globalThis.PointerEvent) => void;
  end: (event: globalThis.PointerEvent) => void;
  cancel: (event: KeyboardEvent) => void;
}

/** Listens to the pointer wherever it goes, and to the keys; gives back what stops that. */
function follow({ move, end, cancel }: Followed): () => void {
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
  window.addEventListener('keydown', cancel, true);
  return () => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    window.removeEventListener('keydown', cancel, true);
  };
}

/** What does something else of its own when it is pressed. */
export function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, input, .bd-outline__toggle') !== null;
}

function readTarget(x: number, y: number): LineTarget | null {
  const line = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-line]');
  if (line?.dataset.line === undefined) return null;
  const { top, height } = line.getBoundingClientRect();
  return { id: line.dataset.line, below: y > top + height / 2 };
}

/** The line at which it would be dropped; written on the element, as it changes with every movement. */
function mark(list: HTMLElement | null, target: LineTarget | null): void {
  for (const line of list?.querySelectorAll<HTMLElement>('[data-drop]') ?? []) delete line.dataset.drop;
  const line = target && list?.querySelector<HTMLElement>(`[data-line="${CSS.escape(target.id)}"]`);
  if (line) line.dataset.drop = target.below ? 'below' : 'above';
}
