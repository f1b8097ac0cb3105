import { memo, type ReactNode, Suspense, use, useRef } from 'react';
import type { LayoutObject } from '../../schemas/index.ts';
import { FieldLocks } from '../form/FieldLocks.ts';
import { boundObject } from './binding/bindings.ts';
import { useDraw } from './DrawContext.ts';
import { earlyInput } from './earlyInput.ts';
import { HydrationGate } from './HydrationGate.tsx';
import { ObjectFrame } from './ObjectFrame.tsx';
import { StaticHtml } from './StaticHtml.tsx';
import { conditions } from './visibility/conditions.ts';
import { isCondition } from './visibility/isCondition.ts';
import { WidgetBoundary } from './WidgetBoundary.tsx';
import { WidgetView } from './WidgetView.tsx';

/** Draws one object: its frame, its widget, and an error boundary, so that a failing widget does not break the page. */
export const ObjectView = memo(function ObjectView({ object }: { object: LayoutObject }) {
  const { kept, logics } = useDraw();
  if (kept.has(object.uid)) return <StaticHtml uid={object.uid} />;
  if (isCondition(object.show) || logics.has(object.uid)) {
    const { Conditional } = conditions.get();
    return (
      <Conditional part={object} logics={logics.get(object.uid)}>
        <PlacedObject object={object} />
      </Conditional>
    );
  }
  return object.show === false || object.hidden ? null : <PlacedObject object={object} />;
});

function PlacedObject({ object }: { object: LayoutObject }) {
  const { modes, fallback } = useDraw();
  const frame = useRef<HTMLDivElement>(null);
  const EarlyInput = earlyInput.find();
  const mode = modes[object.uid];
  const locked = use(FieldLocks)?.(object);
  if (locked === null) return null;
  const widget = locked ?? (object.bound ? drawBound(object) : drawWidget(object));
  return (
    <ObjectFrame ref={frame} object={object} data-live={mode ? '' : undefined}>
      <WidgetBoundary object={object}>
        <Suspense fallback={fallback}>
          {mode ? (
            <HydrationGate uid={object.uid} mode={mode}>
              {widget}
            </HydrationGate>
          ) : (
            widget
          )}
          {EarlyInput && <EarlyInput of={frame} />}
        </Suspense>
      </WidgetBoundary>
    </ObjectFrame>
  );
}

function drawWidget(object: LayoutObject): ReactNode {
  return <WidgetView object={object} />;
}

function drawBound(object: LayoutObject): ReactNode {
  const { BoundObject } = boundObject.get();
  return <BoundObject object={object} draw={drawWidget} />;
}
