import { faultIn, type PluginFault } from '../../engine/plugin/pluginFault.ts';
import type { LoadedPlugin } from '../plugins/loadedPlugin.ts';
import { checkStyle } from './template/checkMarkup.ts';
import { checkTemplate } from './template/checkTemplate.ts';

/** What is wrong with the templates and styles of a plugin's documents. */
export function checkTemplates({ documents }: Pick<LoadedPlugin, 'documents'>): PluginFault[] {
  return documents.flatMap(({ folder, template, style = '' }) => {
    const inTemplate = checkTemplate(template);
    const inStyle = checkStyle(style);
    return [
      ...(inTemplate ? [faultIn(`documents/${folder}/template.hbs`, '', inTemplate)] : []),
      ...(inStyle ? [faultIn(`documents/${folder}/style.css`, '', inStyle)] : []),
    ];
  });
}
