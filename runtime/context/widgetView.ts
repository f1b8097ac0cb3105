import type { ComponentType, ReactNode } from 'react';
import type { Json, LayoutObject } from '../../schemas/index.ts';

/** The properties of every view: validated, with defaults, and in the reader's language. */
export interface WidgetViewProps<Properties = Record<string, unknown>> {
  object: LayoutObject & Properties;
  /** Answers to the widget's data requests, by name. */
  data: Record<string, Json>;
  /** Draws the rows of a container: all, or those of one panel. */
  renderRows: (panel?: string) => ReactNode;
}

export type WidgetViewComponent = ComponentType<WidgetViewProps>;
