import type { BenchRow } from '../support/benchRow.ts';
import { weighScripts } from '../support/weighScripts.ts';

/** The academy's page of contact with its form, as someone sees it who comes for the first time. */
export const row: BenchRow = {
  name: 'form-weight',
  unit: 'KB',
  target: { of: 'figure', atMost: 100 },
  measure: async (bench) => {
    const server = await bench.server();
    const browser = await bench.browser();
    return {
      figure: await weighScripts(browser, server.url('academy.localhost', '/cms/page/contact')),
      floor: null,
    };
  },
};
