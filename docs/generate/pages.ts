import { fillMaps } from './fillMaps.ts';
import { fillTables } from './fillTables.ts';
import { loadDefinitions } from './loadDefinitions.ts';
import { writeLimits } from './writeLimits.ts';
import { writeWidgets } from './writeWidgets.ts';

interface GeneratedPage {
  file: string;
  write(): Promise<string>;
}

/** Pages of which all, or parts, follow from schemas, definitions and imports. */
export const pages: GeneratedPage[] = [
  { file: 'WIDGETS.md', write: async () => writeWidgets(await loadDefinitions()) },
  { file: 'LIMITS.md', write: async () => writeLimits() },
  { file: 'LAYOUT.md', write: () => fillTables('LAYOUT.md') },
  { file: 'PLUGIN.md', write: () => fillTables('PLUGIN.md') },
  { file: 'PLUGIN_CODE.md', write: () => fillTables('PLUGIN_CODE.md') },
  { file: 'ARCHITECTURE.md', write: () => fillMaps('ARCHITECTURE.md') },
];
