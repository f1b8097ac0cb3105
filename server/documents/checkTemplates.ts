import { faultIn, type PluginFault } from '../../engine/plugin/pluginFault.ts';
import type { LoadedPlugin } from '../plugins/loadedPlugin.ts';
import { checkStyle } from './template/checkStyle.ts';
import { checkDocumentTemplate } from './template/renderTemplate.ts';

/** What is wrong with the templates and styles of a plugin's documents. */
export function checkTemplates({ documents }: Pick<LoadedPlugin, 'documents'>): PluginFault[] {
  return documents.flatMap(({ folder, template, style = '' }) => {
    const inTemplate = checkDocumentTemplate(template);
    const inStyle = checkStyle(style);
    return [
      ...(inTemplate ? [faultIn(`documents/${folder}/template.hbs`, '', inTemplate)] : []),
      ...(inStyle ? [faultIn(`documents/${folder}/style.css`, '', inStyle)] : []),
    ];
  });
}
