import type { ComponentType, ReactNode } from 'react';
import type { Json, LayoutObject } from '../../schemas/index.ts';

/** What every view receives. Its own properties are already checked, filled with defaults and in the reader's language. */
export interface WidgetViewProps<Properties = Record<string, unknown>> {
  object: LayoutObject & Properties;
  /** Answers to the widget's data requests, by name. */
  data: Record<string, Json>;
  /** Draws the rows a container holds: all, or those of one panel. */
  renderRows: (panel?: string) => ReactNode;
}

export type WidgetViewComponent = ComponentType<WidgetViewProps>;
