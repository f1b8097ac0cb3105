import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTempFolder } from '../../../tests/support/tempFolder.ts';
import { findStyles } from './findStyles.ts';

it('finds the style sheets of a module and of what it loads with it, each once, in the order of the imports', async () => {
  const dir = await openTempFolder('styles');
  const files = {
    'View.tsx': `import { part } from './Part.tsx';
import type { Data } from './Data.tsx';
import './view.css';
export { shown } from './shown.ts';
export const View = () => <p>{part}</p>;
export const later = () => import('./Later.tsx');`,
    'Part.tsx': `import { shown } from './shown.ts';\nimport './part.css';\nexport const part = shown;`,
    'shown.ts': `import './shown.css';\nexport const shown = 1;`,
    'Data.tsx': `import './data.css';\nexport type Data = string;`,
    'Later.tsx': `import './later.css';`,
    'view.css': '',
    'part.css': '',
    'shown.css': '',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
  const found = findStyles(join(dir, 'View.tsx')).map((file) => file.slice(dir.length + 1));
  expect(found).toEqual(['shown.css', 'part.css', 'view.css']);
});
