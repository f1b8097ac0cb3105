import { kinds } from '../../engine/content/unknownName.ts';
import { checkName, faultIn, type PluginFault } from '../../engine/plugin/names/pluginFault.ts';
import type { DocumentDeclaration } from '../../schemas/index.ts';
import type { LoadedPlugin } from '../plugins/loadedPlugin.ts';
import { checkStyle } from './template/checkStyle.ts';
import { checkDocumentTemplate } from './template/renderTemplate.ts';

/** What is wrong with the templates and styles of a plugin's documents. */
export function checkTemplates({ documents }: Pick<LoadedPlugin, 'documents'>): PluginFault[] {
  return documents.flatMap(({ folder, declaration, template, style = '' }) => {
    const inTemplate = checkDocumentTemplate(template);
    const inStyle = checkStyle(style);
    return [
      ...(inTemplate ? [faultIn(`documents/${folder}/template.hbs`, '', inTemplate)] : []),
      ...checkRead(declaration, template, `documents/${folder}/template.hbs`),
      ...(inStyle ? [faultIn(`documents/${folder}/style.css`, '', inStyle)] : []),
    ];
  });
}

/** What a template reads and its document does not declare would be empty on every paper. */
function checkRead({ values, blocks, labels }: Partial<DocumentDeclaration>, template: string, file: string) {
  const declared = { values, tones: values, codes: values, blocks, labels };
  return Object.entries(declared).flatMap(([kind, names]) => {
    const read = [...template.matchAll(new RegExp(`\\b${kind}\\.(\\w+)`, 'g'))].map(([, name]) => name);
    return read.flatMap((name) =>
      checkName(name, Object.keys(names ?? {}), { file, path: `${kind}.${name}`, kind: kinds.key }),
    );
  });
}
