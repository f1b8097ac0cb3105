import type { ReactNode } from 'react';
import { sanitizeHtml } from '../engine/content/sanitizeHtml.ts';
import { prepareObject } from '../engine/layout/reading/prepareObject.ts';
import type { WidgetViewProps } from '../runtime/context/widgetView.ts';
import { FormProvider } from '../runtime/form/FormProvider.tsx';
import { useLanguage } from '../runtime/language/useText.ts';
import { blockStyles } from '../runtime/render/blockStyles.ts';
import { ObjectFrame } from '../runtime/render/ObjectFrame.tsx';
import type { Json, LayoutObject, WidgetDefinition } from '../schemas/index.ts';

await blockStyles.load();

export interface StoryArgs {
  /** Properties as a builder would have stored them. */
  properties?: Record<string, unknown>;
  data?: Record<string, Json>;
  /** What a container holds, or one panel of it. */
  rows?: (panel?: string) => ReactNode;
}

type View<Properties> = (props: WidgetViewProps<Properties>) => ReactNode;

/** How the stories of a widget are drawn: as a page would, from stored properties. */
export function drawStory<Properties>(definition: WidgetDefinition, view: View<Properties>) {
  return (args: StoryArgs) => <DrawnStory definition={definition} view={view} {...args} />;
}

function DrawnStory<Properties>(props: StoryArgs & { definition: WidgetDefinition; view: View<Properties> }) {
  const { definition, view: Widget, properties, data, rows } = props;
  const language = useLanguage();
  const stored = { uid: 'story', type: definition.type, v: definition.version, ...properties };
  const object = prepareObject(stored, definition, { language, sanitizeHtml });
  return (
    <FormProvider>
      <div className="s-rows">
        <ObjectFrame object={object}>
          <Widget object={object as LayoutObject & Properties} data={data ?? {}} renderRows={rows ?? (() => null)} />
        </ObjectFrame>
      </div>
    </FormProvider>
  );
}
