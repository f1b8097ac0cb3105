import { beforeAll, expect, it } from 'vitest';
import { checkSamples } from '../../engine/plugin/layout/checkSamples.ts';
import { collectNames } from '../../engine/plugin/names/collectNames.ts';
import { isJsonObject, largeSampleId, listSampleIds, sampleId } from '../../schemas/index.ts';
import { readLarge } from '../../server/app/demo/readLarge.ts';
import { createPluginRegistry, type PluginRegistry } from '../../server/plugins/pluginRegistry.ts';
import { loadShipped } from '../support/loadShipped.ts';

/** What `npm run demo -- large` adds. */
let registry: PluginRegistry;
let large: Awaited<ReturnType<typeof readLarge>>;
beforeAll(async () => {
  registry = createPluginRegistry((await loadShipped()).plugins);
  large = await readLarge(registry, 'factory');
});

it('has 10,000 products, 2,000 customers and their documents of a year', () => {
  const counts = Object.fromEntries(
    large.flatMap(({ records }) => Object.entries(records).map(([name, list]) => [name, list.length])),
  );
  expect(counts).toMatchObject({ product: 10_000, customer: 2000, sales: 8000, invoice: 5000 });
});

it('has records that their collections take', () => {
  const names = collectNames(registry.plugins);
  const faults = large.flatMap(({ file, records }) => {
    const plugin = registry.plugin(file.slice(0, file.indexOf('/')));
    if (!plugin) throw new Error(`no plugin has ${file}`);
    const some = Object.entries(records).map(([name, list]) => [name, list.filter((_, index) => index % 50 === 0)]);
    const samples = [{ file, sample: { site: 'factory', records: Object.fromEntries(some) } }];
    return checkSamples({ ...plugin, samples }, names, new Date());
  });
  expect(faults).toEqual([]);
});

it('names only records that there are, once each', () => {
  const usual = registry.plugins.flatMap(({ samples }) => samples.filter(({ sample }) => sample.site === 'factory'));
  const known = [
    ...usual.flatMap(({ sample }) => nameAll(sample.records ?? {}, sampleId)),
    ...large.flatMap(({ records }) => nameAll(records, largeSampleId)),
  ];
  expect(new Set(known).size).toBe(known.length);
  const names = new Set(known);
  expect([...listSampleIds(large)].filter((id) => !names.has(id))).toEqual([]);
});

it('shows the names of what it names', () => {
  const sales = large.flatMap(({ records }) => records.sales ?? []);
  const items = sales.flatMap((sale) => sale.items);
  expect(sales.filter(({ customer_name }) => !customer_name)).toEqual([]);
  expect(items.filter((item) => !isJsonObject(item) || !item.product_name || !item.unit_price)).toEqual([]);
});

function nameAll(records: Record<string, unknown[]>, nameRecord: typeof sampleId): string[] {
  return Object.entries(records).flatMap(([name, list]) => list.map((_, index) => nameRecord(name, index + 1)));
}
