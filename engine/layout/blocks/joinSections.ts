import type { JsonObject, Layout, Row, SectionFile, TemplateFile, TemplateRow } from '../../../schemas/index.ts';
import { renameAnchors } from '../anchors.ts';
import { renameRows } from '../renameRows.ts';
import { markExamples } from './markExamples.ts';

/** The layout of a template with the rows of its sections; undefined where one of them is unknown. */
export function joinSections(
  { layout, replace }: TemplateFile,
  plugin: string,
  find: (name: string) => SectionFile | undefined,
): Layout | undefined {
  const rows: Row[] = [];
  const anchors = new Set<string>();
  for (const [index, row] of layout.rows.entries()) {
    if (!isSectionRow(row)) {
      rows.push(...markExamples([row], replace));
      continue;
    }
    const section = find(findSectionName(row.section, plugin));
    if (!section) return undefined;
    // A section came from JSON; its interface only lacks the index signature.
    const own = renameAnchors(section.rows as unknown as JsonObject[], anchors) as unknown as Row[];
    rows.push(...renameRows(markExamples(own, section.replace), `s${index}-`));
  }
  return { ...layout, rows };
}

export function isSectionRow(row: TemplateRow): row is Extract<TemplateRow, { section: string }> {
  return 'section' in row;
}

/** `plugin/name` of a section that a template of a plugin names. */
export function findSectionName(name: string, plugin: string): string {
  return name.includes('/') ? name : `${plugin}/${name}`;
}
