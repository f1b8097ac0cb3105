import type { JsonObject, Text } from '../../../schemas/index.ts';
import type { PluginFind, PluginList } from './pluginRecords.ts';

/**
 * The collections of the plugin itself, as the system uses them: for calls and sources that decide themselves who may do what.
 * Others cannot be reached through it. What is written is written by the visitor.
 */
export interface KeptRecords {
  find(collection: string, input: PluginFind): Promise<PluginList>;
  create(collection: string, data: JsonObject): Promise<{ record: JsonObject }>;
  update(collection: string, id: string, changes: JsonObject): Promise<{ record: JsonObject }>;
  remove(collection: string, id: string): Promise<unknown>;
  /** The staff who may read a record of any collection, and it as each of them reads it; nobody where the visitor may not read it. */
  readers(
    collection: string,
    id: string,
    search: { search?: string; ids?: string[] },
  ): Promise<{ id: string; name: string; record: JsonObject }[]>;
  /** Pages that show the record read it again. */
  tell(collection: string, id: string): Promise<void>;
  notify(notice: { user: string; title: Text; text?: Text; path?: string; key?: string }): Promise<void>;
}
