import type { PropertySchema, WidgetCategory } from '../../schemas/index.ts';
import type { NamedWidget } from './loadDefinitions.ts';

const categories: Record<WidgetCategory, string> = {
  content: 'Content',
  structure: 'Structure',
  form: 'Form fields',
  navigation: 'Navigation',
  data: 'Data',
  commerce: 'Commerce',
  academy: 'Academy',
  shell: 'Screens of the core',
};

/** The catalogue: a table a category, then the properties of each widget. */
export function writeWidgets(widgets: NamedWidget[]): string {
  const groups = Object.entries(categories).flatMap(([category, title]) => {
    const own = widgets.filter(({ definition }) => definition.category === category);
    return own.length > 0 ? [writeGroup(title, own)] : [];
  });
  return `${head}\n${groups.join('\n')}`;
}

const head = `# Widgets

Written from the definitions by \`npx node docs/generate/write.ts\`; do not edit by hand. Beside its own properties every
object has the common ones of [LAYOUT.md](LAYOUT.md). *Hydrates*: when the browser makes it interactive (\`varies\`: by its
properties). *Bind* after a property: its text may hold values such as \`{{record.name}}\`. Widgets marked *internal* are
placed by screens of the core, not by hand.
`;

function writeGroup(title: string, widgets: NamedWidget[]): string {
  const lines = widgets.map(({ plugin, definition }) => {
    const { type, title: name, internal, hydrate } = definition;
    const when = typeof hydrate === 'string' ? hydrate : 'varies';
    return `| [\`${type}\`](#${type}) | ${cell(name.th)} | ${cell(name.en)}${internal ? ' *(internal)*' : ''} | \`${plugin}\` | ${when} |`;
  });
  const table = ['| type | Thai | English | plugin | hydrates |', '|---|---|---|---|---|', ...lines].join('\n');
  return `## ${title}\n\n${table}\n\n${widgets.map(writeWidget).join('\n')}`;
}

function writeWidget({ definition }: NamedWidget): string {
  const { type, description, aliases, container, field, live, repeats } = definition;
  const notes = [
    description && `${description.en}.`,
    container && 'Holds rows.',
    repeats && `Draws its rows once for each record of \`${repeats}\`.`,
    field && 'Holds a value in a form.',
    live && 'Follows changes of its records.',
    aliases && `Also read: ${aliases.map((alias) => `\`${alias}\``).join(', ')}.`,
  ].filter(Boolean);
  const properties = listProperties(definition.props.properties);
  const table =
    properties.length > 0
      ? ['| property | type | default | meaning |', '|---|---|---|---|', ...properties].join('\n')
      : 'No properties.';
  return `### ${type}\n\n${notes.length > 0 ? `${notes.map((note) => cell(String(note).replace(/[.]{2}$/, '.'))).join(' ')}\n\n` : ''}${table}\n`;
}

function listProperties(properties: Record<string, PropertySchema>, path = ''): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const own = `${path}${name}`;
    const title = schema['x-title']?.en ?? '';
    const bind = schema['x-bind'] ? ' *Bind.*' : '';
    const line = `| \`${own}\` | ${cell(typeOf(schema))} | ${cell(defaultOf(schema))} | ${cell(title)}${bind} |`;
    const inner = schema.items?.properties
      ? listProperties(schema.items.properties, `${own}[].`)
      : listProperties(schema.properties ?? {}, `${own}.`);
    return [line, ...inner];
  });
}

function typeOf(schema: PropertySchema): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => `\`${String(value)}\``).join(', ');
  const type = [schema.type ?? 'any'].flat().join(' or ');
  const control = schema['x-control'] ? ` (${schema['x-control']})` : '';
  const least = schema.minimum ?? schema.minLength;
  const most = schema.maximum ?? schema.maxLength ?? schema.maxItems;
  const range = least !== undefined || most !== undefined ? ` ${least ?? ''}…${most ?? ''}` : '';
  return `${type}${range}${control}`;
}

const longest = 40;

function defaultOf({ default: value }: PropertySchema): string {
  if (value === undefined || value === '') return '';
  const text = JSON.stringify(value);
  return text.length > longest ? '…' : `\`${text}\``;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');
}
