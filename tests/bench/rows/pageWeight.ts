import type { BenchRow } from '../support/benchRow.ts';
import { serveFloorPage } from '../support/serveFloorPage.ts';
import { weighScripts } from '../support/weighScripts.ts';

/** The front page of the academy, as someone sees it who comes for the first time. Floor: the hand-written React page. */
export const row: BenchRow = {
  name: 'page-weight',
  unit: 'KB',
  target: { of: 'figure', atMost: 80 },
  measure: async (bench) => {
    const server = await bench.server();
    const browser = await bench.browser();
    const floor = await bench.once('floor page', serveFloorPage);
    bench.later(floor.close);
    return {
      figure: await weighScripts(browser, server.url('academy.localhost', '/')),
      floor: await weighScripts(browser, floor.url),
    };
  },
};
