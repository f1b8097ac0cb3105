import type { DragSource } from '../../state/dragState.ts';
import { closestNode } from './nodeElement.ts';

/**
 * The node or widget that a press on this element would drag: found by data attributes, so that widgets need no code
 * for it.
 */
export function readSource(target: EventTarget | null): DragSource | null {
  if (!(target instanceof Element)) return null;
  const widget = target.closest<HTMLElement>('[data-widget-type]')?.dataset.widgetType;
  if (widget !== undefined) return { kind: 'widget', type: widget };
  const section = target.closest<HTMLElement>('[data-section-name]')?.dataset;
  if (section?.sectionName !== undefined)
    return {
      kind: 'section',
      name: section.sectionName,
      title: section.sectionTitle ?? '',
      ...(section.sectionBlock !== undefined && { isBlock: true }),
    };
  const handle = target.closest<HTMLElement>('[data-drag-node]')?.dataset;
  if (handle?.dragNode !== undefined) {
    return { kind: handle.dragKind === 'row' ? 'row' : 'object', id: handle.dragNode };
  }
  if (target.closest('[data-undraggable]')) return null;
  const object = closestNode(target)?.dataset;
  if (object?.locked !== undefined) return null;
  if (object?.node === undefined || object.kind === 'layout' || object.kind === 'column') return null;
  return { kind: object.kind === 'row' ? 'row' : 'object', id: object.node };
}
