import { fillTables } from './fillTables.ts';
import { loadDefinitions } from './loadDefinitions.ts';
import { writeWidgets } from './writeWidgets.ts';

interface GeneratedPage {
  file: string;
  write(): Promise<string>;
}

/** Pages of which all, or the tables, follow from schemas and definitions. */
export const pages: GeneratedPage[] = [
  { file: 'WIDGETS.md', write: async () => writeWidgets(await loadDefinitions()) },
  { file: 'LAYOUT.md', write: () => fillTables('LAYOUT.md') },
  { file: 'PLUGIN.md', write: () => fillTables('PLUGIN.md') },
];
