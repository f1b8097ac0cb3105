import { openPage, signInByForm } from '../../support/browser.ts';
import { openClient } from '../../support/openClient.ts';
import type { BenchRow } from '../support/benchRow.ts';
import { demoPassword } from '../support/openBench.ts';
import { expectOk } from '../support/openBenchJobs.ts';

const host = 'factory.localhost';
const times = 7;

/** From pressing print on a quotation until its page stands in the dialog: the median, the first one not counted. */
export const row: BenchRow = {
  name: 'preview-open',
  unit: 'ms',
  target: { of: 'figure', atMost: 300 },
  measure: async (bench) => {
    const { port } = await bench.server();
    const client = openClient({ port, host });
    await expectOk(client.signIn('admin@demo.test', demoPassword));
    const found = await expectOk(client.get('/api/quotation?limit=1'));
    const url = `http://${host}:${port}`;
    const { page } = await openPage(await bench.browser());
    await signInByForm(page, { url: `${url}/user/login`, username: 'admin@demo.test', password: demoPassword });
    await page.goto(`${url}/sales/quotation/${found.data[0].id}`);
    const print = page.getByRole('button', { name: 'พิมพ์', exact: true });
    const taken: number[] = [];
    for (let turn = 0; turn <= times; turn += 1) {
      await print.waitFor();
      const begun = performance.now();
      await print.click();
      await page.locator('.w-document__page').first().waitFor();
      taken.push(performance.now() - begun);
      await page.keyboard.press('Escape');
      await page.locator('.w-document').waitFor({ state: 'detached' });
    }
    const [, ...counted] = taken;
    await page.context().close();
    return { figure: counted.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? Number.NaN, floor: null };
  },
};
