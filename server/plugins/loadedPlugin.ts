import type { AnyStateMachine } from 'xstate';
import type { CollectionSchema, Layout, PluginManifest, WidgetDefinition } from '../../schemas/index.ts';
import type { ServerPlugin } from '../sdk/defineServer.ts';

/** A widget as its folder gives it: the definition, and the file that draws it (`runtime/slide_show/SlideShow.tsx`). */
export interface LoadedWidget {
  definition: WidgetDefinition;
  plugin: string;
  /** Absolute path of the view module; it exports the view as `viewName`. */
  viewFile: string;
  viewName: string;
}

export interface LoadedCollection {
  schema: CollectionSchema;
  machine?: AnyStateMachine;
}

/** A plugin with everything its folder holds. Nothing of it runs before a site that has it on needs it. */
export interface LoadedPlugin {
  manifest: PluginManifest;
  /** Absolute path of its folder. */
  dir: string;
  collections: LoadedCollection[];
  layouts: Record<string, Layout>;
  widgets: LoadedWidget[];
  server?: ServerPlugin;
}
