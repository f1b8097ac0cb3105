import type { BenchRow } from '../support/benchRow.ts';
import { weighScripts } from '../support/weighScripts.ts';

/** The same of the application form: fields that depend on others, an address and repeated rows. */
export const row: BenchRow = {
  name: 'form-weight-rich',
  unit: 'KB',
  target: { of: 'figure', atMost: 125 },
  measure: async (bench) => {
    const server = await bench.server();
    const browser = await bench.browser();
    return {
      figure: await weighScripts(browser, server.url('academy.localhost', '/cms/page/group-application')),
      floor: null,
    };
  },
};
