import { memo } from 'react';
import { ObjectFrame } from '../../runtime/render/ObjectFrame.tsx';
import type { LayoutObject, WidgetDefinition } from '../../schemas/index.ts';
import { canHoldRows } from '../document/catalog/catalog.ts';
import { isLocked } from '../document/tree/notes.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useStore } from '../state/createStore.ts';
import { useIsSelected, useNode } from '../state/EditorProvider.tsx';
import { useBuilder } from '../ui/BuilderContext.ts';
import { useHeld } from '../ui/useHeld.ts';
import { CanvasWidget } from './CanvasWidget.tsx';
import { useHiddenReason } from './useHiddenReason.ts';
import { useNodeLabel } from './useNodeLabel.ts';

/**
 * One object. The widget does not know that it is edited: this wrapper handles selection, dragging and its label. The
 * widget's own content is inactive (`inert`); a container stays active, so that its panels can be opened and filled.
 */
export const CanvasObject = memo(function CanvasObject({ id }: { id: string }) {
  const { catalog, view, typing } = useBuilder();
  const preview = useStore(view, (state) => state.preview);
  const node = useNode(id);
  const selected = useIsSelected(id);
  const isTyped = useStore(typing, (state) => state?.node === id);
  // What is typed on the page is drawn by the browser, and by React afterwards.
  const drawn = useHeld(node, isTyped);
  const label = useNodeLabel(node);
  const unmet = useHiddenReason(id, node?.data.show);
  const { read, say } = useLanguage();
  if (!node || !drawn) return null;
  const definition = catalog.find(node.data.type)?.definition;
  const title = read(definition?.title);
  // The canvas draws stored layouts; frame and widget validate what they use.
  const object = drawn.data as unknown as LayoutObject;
  return (
    <ObjectFrame
      object={object}
      className="bd-object"
      data-node={id}
      data-kind="object"
      data-selected={selected || undefined}
      data-locked={isLocked(node) || undefined}
      data-hidden={object.hidden || object.show === false || undefined}
      data-unmet={unmet}
      role="group"
      aria-label={unmet ? `${label} (${unmet})` : label}
      tabIndex={-1}
    >
      <div
        className="bd-widget"
        data-title={title}
        data-hint={hasContent(definition) ? say('emptyWidget') : undefined}
        inert={!preview && !isTyped && !canHoldRows(catalog, node)}
      >
        <CanvasWidget id={id} object={object} />
      </div>
    </ObjectFrame>
  );
});

/** Spacers and dividers are always empty; any other widget without content has not been filled in. */
function hasContent(definition: WidgetDefinition | undefined): boolean {
  return Object.values(definition?.props.properties ?? {}).some((schema) => schema['x-group'] === 'content');
}
