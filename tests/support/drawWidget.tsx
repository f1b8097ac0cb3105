import type { ReactNode } from 'react';
import { sanitizeHtml } from '../../engine/content/sanitizeHtml.ts';
import { prepareObject } from '../../engine/layout/reading/prepareObject.ts';
import { createPageStore } from '../../runtime/context/pageStore.ts';
import { type Runtime, RuntimeContext } from '../../runtime/context/RuntimeContext.ts';
import { createViewRegistry } from '../../runtime/context/viewRegistry.ts';
import type { WidgetViewProps } from '../../runtime/context/widgetView.ts';
import { FormProvider } from '../../runtime/form/FormProvider.tsx';
import type { FormStore } from '../../runtime/form/formStore.ts';
import { blockStyles } from '../../runtime/render/blockStyles.ts';
import { ObjectFrame } from '../../runtime/render/ObjectFrame.tsx';
import type { Json, LayoutObject, PagePayload, WidgetDefinition } from '../../schemas/index.ts';
import { buildPage } from '../factories/buildPage.ts';

await blockStyles.load();

export interface DrawOptions {
  /** Properties as a builder stored them; what is missing gets its default. */
  properties?: Record<string, unknown>;
  data?: Record<string, Json>;
  /** What a container holds, or one panel of it. */
  rows?: (panel?: string) => ReactNode;
  page?: Partial<PagePayload>;
  runtime?: Partial<Runtime>;
  form?: FormStore;
}

/** A widget as a page would show it: properties prepared by its own schema, in a runtime that reaches no server. */
export function drawWidget<Properties>(
  definition: WidgetDefinition,
  View: (props: WidgetViewProps<Properties>) => ReactNode,
  options: DrawOptions = {},
): ReactNode {
  const page = buildPage(options.page);
  const object = prepareWidget(definition, options.properties, page.session.language);
  const runtime: Runtime = {
    page: createPageStore(page),
    views: createViewRegistry((type) => Promise.reject(new Error(`this test draws no "${type}"`))),
    navigate: async () => undefined,
    api: () => Promise.reject(new Error('this test has no server')),
    ...options.runtime,
  };
  return (
    <RuntimeContext value={runtime}>
      <FormProvider form={options.form}>
        <ObjectFrame object={object}>
          <View
            object={object as LayoutObject & Properties}
            data={options.data ?? {}}
            renderRows={options.rows ?? (() => null)}
          />
        </ObjectFrame>
      </FormProvider>
    </RuntimeContext>
  );
}

/** The object that a view receives for these stored properties. */
export function prepareWidget(
  definition: WidgetDefinition,
  properties: Record<string, unknown> = {},
  language: 'th' | 'en' = 'th',
): LayoutObject {
  const stored = { uid: 'object-1', type: definition.type, v: definition.version, ...properties };
  return prepareObject(stored, definition, { language, sanitizeHtml });
}
