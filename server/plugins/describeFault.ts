import type { PluginFault } from '../../engine/plugin/names/pluginFault.ts';
import type { Language } from '../../schemas/index.ts';

/** A fault as one line: `collections/book/book.schema.json: properties.author: there is no …`. */
export function describeFault({ file, path, message, text }: PluginFault, language: Language): string {
  return [file, path, text?.[language] ?? message].filter(Boolean).join(': ');
}
