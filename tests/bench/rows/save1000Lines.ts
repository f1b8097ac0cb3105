import { openClient } from '../../support/openClient.ts';
import type { BenchRow } from '../support/benchRow.ts';
import { demoPassword } from '../support/openBench.ts';
import { expectOk } from '../support/openBenchJobs.ts';

const host = 'shop.localhost';
const saves = 12;

/** An order of a thousand lines, saved over HTTP with the amount of each line and all sums: the median of several. */
export const row: BenchRow = {
  name: 'save-1000-lines',
  unit: 'ms',
  target: { of: 'figure', atMost: 300 },
  measure: async (bench) => {
    const { port } = await bench.server();
    const client = openClient({ port, host });
    await expectOk(client.signIn('superadmin@demo.test', demoPassword));
    await expectOk(client.post('/api/collection', { data: { name: 'bench_bill', title: 'bench_bill', schema } }));
    const { data } = await expectOk(client.post('/api/bench_bill', { data: { lines: buildLines(0) } }));
    const times: number[] = [];
    for (let turn = 1; turn <= saves; turn += 1) {
      const lines = buildLines(turn);
      const begun = performance.now();
      await expectOk(client.put(`/api/bench_bill/${data.id}`, { data: { lines } }));
      times.push(performance.now() - begun);
    }
    return { figure: times.toSorted((one, other) => one - other)[saves / 2] ?? Number.NaN, floor: null };
  },
};

/** Each turn changes every line. */
function buildLines(turn: number) {
  return Array.from({ length: 1000 }, (_, at) => ({
    name: `ผ้าทอมือ ลายที่ ${at}`,
    quantity: 1 + ((at + turn) % 9),
    price: 10.25 + at,
    discount: at % 4,
  }));
}

const number = { type: 'number' };
const computed = (formula: string) => ({ ...number, 'x-formula': formula });

const schema = {
  properties: {
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          ...{ quantity: number, price: number, discount: number },
          gross: computed('line.quantity * line.price'),
          amount: computed("lineAmount(line.quantity, line.price, line.discount, 'percent')"),
        },
      },
    },
    gross: computed('record.lines.sum(l, l.gross)'),
    net: computed('record.lines.sum(l, l.amount)'),
    discount: computed('record.gross - record.net'),
    vat: computed('vatAdded(record.net, 7)'),
    total: computed('record.net + record.vat'),
    withheld: computed('withholding(record.net, 3).payable'),
    pieces: computed('record.lines.sum(l, l.quantity)'),
  },
  'x-access': Object.fromEntries(
    ['read', 'create', 'update', 'delete'].map((action) => [action, [{ roles: ['superadmin'] }]]),
  ),
};
