import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import {
  type ExamplePlaces,
  type Layout,
  type SectionFile,
  sectionSchema,
  type TemplateFile,
  templateSchema,
} from '../../../schemas/index.ts';
import { ownSchemaOptions } from '../../collection/validate/ownSchemaOptions.ts';
import { kinds } from '../../content/unknownName.ts';
import { findSectionName, isSectionRow } from '../../layout/blocks/joinSections.ts';
import { readExample } from '../../layout/blocks/markExamples.ts';
import { checkPage } from '../../layout/findings/checkPage.ts';
import { listObjects } from '../../layout/walkLayout.ts';
import type { KnownNames } from '../names/collectNames.ts';
import type { DescribedPlugin } from '../names/describedPlugin.ts';
import { checkName, faultIn, type PluginFault } from '../names/pluginFault.ts';
import { checkLayoutFile } from './checkLayoutFile.ts';

const ajv = new Ajv2020({ ...ownSchemaOptions, allErrors: true });
const isSection = ajv.compile(sectionSchema);
const isTemplate = ajv.compile(templateSchema);

/** What is wrong with the ready-made sections and whole pages of a plugin. */
export function checkReadyMade({ manifest, sections, templates }: DescribedPlugin, names: KnownNames): PluginFault[] {
  return [
    ...Object.entries(sections).flatMap(([name, section]) => checkSection(section, `sections/${name}.json`, names)),
    ...Object.entries(templates).flatMap(([name, template]) =>
      checkTemplate(template, { file: `templates/${name}.json`, plugin: manifest.id, names }),
    ),
  ];
}

function checkSection(section: SectionFile, file: string, names: KnownNames): PluginFault[] {
  const wrong = checkForm(isSection, section, file);
  if (wrong.length > 0) return wrong;
  const layout: Layout = { version: 1, kind: 'page', settings: {}, rows: section.rows };
  const faults = checkLayoutFile(layout, file, names);
  return faults.length > 0
    ? faults
    : [...checkForms(layout, file, names), ...checkExamples(section.replace, layout, file)];
}

interface Place {
  file: string;
  plugin: string;
  names: KnownNames;
}

function checkTemplate({ layout, ...template }: TemplateFile, { file, plugin, names }: Place): PluginFault[] {
  const wrong = checkForm(isTemplate, { layout, ...template }, file);
  if (wrong.length > 0) return wrong;
  const own: Layout = { ...layout, rows: layout.rows.filter((row) => 'columns' in row) };
  return [
    ...layout.rows.flatMap((row, index) =>
      isSectionRow(row)
        ? checkName(findSectionName(row.section, plugin), names.of('section'), {
            file,
            path: `layout.rows.${index}.section`,
            kind: kinds.section,
          })
        : [],
    ),
    ...checkLayoutFile(own, file, names),
    ...checkForms(own, file, names),
    ...checkExamples(template.replace, own, file),
  ];
}

/** A place without a text would never remind anybody of anything. */
function checkExamples(replace: ExamplePlaces = [], layout: Layout, file: string): PluginFault[] {
  const objects = listObjects(layout);
  return replace.flatMap((place, index) =>
    objects.some((object) => readExample(object, place).length > 0)
      ? []
      : [faultIn(file, `replace.${index}`, { th: `ไม่มีข้อความที่ ${place}`, en: `there is no text at ${place}` })],
  );
}

/** What could not be sent cannot be published either. */
function checkForms(layout: Layout, file: string, names: KnownNames): PluginFault[] {
  const findDefinition = (type: string) => names.widgets.get(type);
  return checkPage(layout, { findDefinition })
    .filter(({ level }) => level === 'error')
    .map(({ uid, text }) => faultIn(file, uid === undefined ? 'rows' : `objects.${uid}`, text));
}

function checkForm(validate: ValidateFunction, content: unknown, file: string): PluginFault[] {
  if (validate(content)) return [];
  return (validate.errors ?? []).slice(0, 20).map(({ instancePath, message = '' }) => {
    const path = instancePath.slice(1).replaceAll('/', '.');
    return faultIn(file, path, { th: `โครงของไฟล์ไม่ถูกต้อง: ${message}`, en: message });
  });
}
