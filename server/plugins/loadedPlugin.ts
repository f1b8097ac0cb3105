import type { DescribedCollection, DescribedDocument, SampleFile } from '../../engine/plugin/names/describedPlugin.ts';
import type {
  Layout,
  PluginManifest,
  ReadyFlow,
  SectionFile,
  TemplateFile,
  WidgetDefinition,
} from '../../schemas/index.ts';
import type { ServerPlugin } from './door/defineServer.ts';

/** A widget found in its folder: the definition, and its view (`runtime/slide_show/SlideShow.tsx`). */
export interface LoadedWidget {
  /** Name of its folder in `runtime/`. */
  folder: string;
  definition: WidgetDefinition;
  plugin: string;
  /** Absolute path of the view module; it exports the view as `viewName`. */
  viewFile: string;
  viewName: string;
}

/**
 * A control of the inspector, `builder/shelf_picker/ShelfPicker.tsx`: properties name it by `x-control:
 * 'shelf_picker'`.
 */
export interface LoadedControl {
  name: string;
  viewFile: string;
  viewName: string;
}

export type LoadedCollection = DescribedCollection;

/** A plugin with everything its folder contains. Nothing of it runs before a site with it enabled needs it. */
export interface LoadedPlugin {
  manifest: PluginManifest;
  /** Absolute path of its folder. */
  dir: string;
  collections: LoadedCollection[];
  layouts: Record<string, Layout>;
  /** Ready-made parts of pages, and whole pages to begin with. */
  sections: Record<string, SectionFile>;
  templates: Record<string, TemplateFile>;
  widgets: LoadedWidget[];
  controls: LoadedControl[];
  server?: ServerPlugin;
  samples: SampleFile[];
  documents: DescribedDocument[];
  /** Flows that a site may switch on. */
  flows: Record<string, ReadyFlow>;
  /** The exports `call` of the modules in `server/calls/`; the API validates them. */
  calls: readonly unknown[];
}

/** `my_widget` → `MyWidget`. */
export function toPascalCase(name: string): string {
  return name
    .split(/[_-]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}
