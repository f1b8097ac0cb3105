import { buildLayout } from '../../factories/buildPage.ts';
import type { BenchRow } from '../support/benchRow.ts';
import { publishPage } from '../support/publishPage.ts';
import { weighScripts } from '../support/weighScripts.ts';

/** A page of reading with a popup: the lightest thing that must run by itself, and with it all of the runtime. */
export const row: BenchRow = {
  name: 'popup-weight',
  unit: 'KB',
  target: { of: 'figure', atMost: 80 },
  measure: async (bench) => {
    const server = await bench.server();
    const browser = await bench.browser();
    const popup = { uid: 'popup', type: 'popup', contentType: 'text', textContent: '<p>ปิดทำการ</p>' };
    await publishPage(server.port, 'page/bench-popup', buildLayout({}, [popup]));
    return {
      figure: await weighScripts(browser, server.url('academy.localhost', '/cms/page/bench-popup')),
      floor: null,
    };
  },
};
