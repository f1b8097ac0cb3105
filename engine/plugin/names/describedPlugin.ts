import type { AnyStateMachine } from 'xstate';
import type {
  CollectionSchema,
  DocumentDeclaration,
  JsonObject,
  Layout,
  PluginManifest,
  ReadyFlow,
  RecordCheck,
  SectionFile,
  TemplateFile,
  WidgetDefinition,
} from '../../../schemas/index.ts';

export interface DescribedCollection {
  /** Name of its folder in `collections/`. */
  folder: string;
  schema: CollectionSchema;
  machine?: AnyStateMachine;
}

/** A file of `sample/`: content for the demo site of one kind. */
export interface SampleFile {
  file: string;
  sample: { site?: string; layouts?: Record<string, Layout>; records?: Record<string, JsonObject[]> };
}

/** A folder of `documents/`: what it declares, and its template. */
export interface DescribedDocument {
  folder: string;
  declaration: DocumentDeclaration;
  template: string;
  /** Its own styles beside those of all documents. */
  style?: string;
}

/** A plugin as far as its check needs it: what was read of its folder, none of it trusted. */
export interface DescribedPlugin {
  manifest: PluginManifest;
  collections: readonly DescribedCollection[];
  layouts: Readonly<Record<string, Layout>>;
  sections: Readonly<Record<string, SectionFile>>;
  templates: Readonly<Record<string, TemplateFile>>;
  widgets: readonly { folder: string; definition: WidgetDefinition }[];
  controls: readonly { name: string }[];
  server?: {
    sources?: object;
    effects?: object;
    operations?: object;
    formSteps?: object;
    flowSteps?: object;
    checks?: Record<string, RecordCheck>;
    publicRecords?: object;
    numberPatterns?: object;
  };
  samples: readonly SampleFile[];
  documents: readonly DescribedDocument[];
  /** Parts that are JSON where others have a module, by the name of that module. */
  written?: ReadonlyMap<string, string>;
  flows: Readonly<Record<string, ReadyFlow>>;
  /** Names that it may have and that could not be read, because a file of it cannot be loaded. */
  unread?: readonly NameKind[];
}

/** The kinds of names that all plugins share. */
export type NameKind =
  | 'collection'
  | 'widget'
  | 'control'
  | 'document'
  | 'route'
  | 'counter'
  | 'role'
  | 'effect'
  | 'check'
  | 'formStep'
  | 'sequence'
  | 'flowStart'
  | 'flowStep'
  | 'source'
  | 'section'
  | 'icon';
