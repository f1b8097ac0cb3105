import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A plugin outside the bench with so many widget types, each with a schema, a view and a style sheet of its own. */
export async function makeTypes(home: string, count: number): Promise<string> {
  const plugin = join(home, `types-${count}`);
  await mkdir(plugin, { recursive: true });
  await writeFile(
    join(plugin, 'manifest.ts'),
    `import { definePlugin } from 'sala/schemas';
export const manifest = definePlugin({ id: 'types', title: { th: 'วิดเจ็ต', en: 'Types' }, group: 'standard' });`,
  );
  for (let index = 0; index < count; index += 1) await makeType(plugin, `bench${index}`, `Bench${index}`);
  return plugin;
}

async function makeType(plugin: string, type: string, view: string): Promise<void> {
  const folder = join(plugin, 'runtime', type);
  await mkdir(folder, { recursive: true });
  const properties = Array.from(
    { length: 12 },
    (_, index) => `p${index}: { type: 'string', default: '', 'x-title': { th: 'ค่า ${index}', en: 'Value ${index}' } }`,
  );
  const files = {
    [`${type}.ts`]: `import { defineWidget } from 'sala/schemas';
export const widget = defineWidget({ type: '${type}', title: { th: '${type}', en: '${type}' }, icon: 'box', category: 'content',
  version: 1, hydrate: 'never', props: { type: 'object', properties: { ${properties.join(', ')} } } });`,
    [`${view}.tsx`]: `import './${type}.css';
export function ${view}({ object }) { return <p className="w-${type}">{object.p0}</p>; }`,
    [`${type}.css`]: `@layer widget { .w-${type} { color: var(--s-text); } }`,
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}
