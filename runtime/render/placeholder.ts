import { createPart } from '../context/createPart.ts';

/** The placeholder of widgets that cannot be drawn; shown only to those who may edit the page. */
export const placeholder = createPart(() =>
  import('./WidgetPlaceholder.tsx').then((module) => module.WidgetPlaceholder),
);
