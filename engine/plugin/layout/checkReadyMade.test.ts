import { expect, it } from 'vitest';
import type { Row, SectionFile, TemplateFile } from '../../../schemas/index.ts';
import { collectNames } from '../names/collectNames.ts';
import type { DescribedPlugin } from '../names/describedPlugin.ts';
import { checkReadyMade } from './checkReadyMade.ts';

const title = { th: 'ก', en: 'A' };
const row = (uid: string, type = 'line'): Row => ({
  uid,
  columns: [{ uid: `${uid}-c`, objects: [{ uid: `${uid}-o`, type, v: 1 }] }],
});
const section: SectionFile = { title, category: 'hero', rows: [row('a')] };
const template = (...rows: TemplateFile['layout']['rows']): TemplateFile => ({
  title,
  description: title,
  layout: { version: 1, kind: 'page', settings: {}, rows },
});

function check(sections: Record<string, unknown>, templates: Record<string, unknown> = {}): string[] {
  const widget = (type: string, field: boolean) => ({
    folder: type,
    definition: {
      type,
      title,
      icon: 'box',
      category: 'content' as const,
      version: 1,
      hydrate: 'never' as const,
      field,
      props: { type: 'object' as const, properties: {} },
    },
  });
  const plugin: DescribedPlugin = {
    manifest: { id: 'own', title, group: 'office' },
    collections: [],
    layouts: {},
    sections: sections as DescribedPlugin['sections'], // files hold anything
    templates: templates as DescribedPlugin['templates'],
    widgets: [widget('line', false), widget('field', true)],
    controls: [],
    samples: [],
    documents: [],
    flows: {},
  };
  const names = collectNames([plugin]);
  return checkReadyMade(plugin, names).map(
    ({ file, path, text, message }) => `${file} ${path}: ${text?.en ?? message}`,
  );
}

it('finds nothing in what is sound', () => {
  expect(check({ head: section }, { home: template({ section: 'head' }, row('b')) })).toEqual([]);
});

it('names what is missing or unknown in a section', () => {
  expect(check({ head: { title, rows: [row('a')] } })).toEqual([
    "sections/head.json : must have required property 'category'",
  ]);
  expect(check({ head: { ...section, rows: [row('a', 'lin')] } })[0]).toContain('there is no widget "lin"');
  expect(check({ head: { ...section, rows: [row('a'), row('a')] } })[0]).toContain('×2');
});

it('names an example that is nowhere', () => {
  expect(check({ head: { ...section, replace: ['a-o.text'] } })).toEqual([
    'sections/head.json replace.0: there is no text at a-o.text',
  ]);
  expect(check({ head: section }, { home: { ...template(row('b')), replace: ['c.text'] } })[0]).toContain('c.text');
});

it('refuses fields that could not be sent', () => {
  const form = { ...section, rows: [row('a', 'field')] };
  expect(check({ form })[0]).toContain('is in no form');
  expect(check({}, { page: template(row('a', 'field')) })[0]).toContain('is in no form');
});

it('names a section that a template asks for in vain', () => {
  const [fault] = check({ head: section }, { home: template({ section: 'haed' }) });
  expect(fault).toContain('templates/home.json layout.rows.0.section: there is no section "own/haed"');
});
