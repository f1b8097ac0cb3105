import { expect, it } from 'vitest';
import { orderSamples } from './orderSamples.ts';

const sample = (name: string, brings: string, ...names: string[]) => ({
  name,
  stored: { site: 'factory' as const, records: { [brings]: [{ of: names.map((one) => `${one}_demo0001`) }] } },
});
const order = (...samples: ReturnType<typeof sample>[]) => orderSamples(samples).map(({ name }) => name);

it('puts a sample behind those whose records it names', () => {
  expect(
    order(
      sample('finance', 'invoice', 'customer', 'product', 'invoice'),
      sample('sales', 'customer', 'product'),
      sample('stock', 'product'),
    ),
  ).toEqual(['stock', 'sales', 'finance']);
});

it('keeps the order of those that need nothing of each other, and of what nobody brings', () => {
  expect(order(sample('a', 'task'), sample('b', 'post', 'nobody'), sample('c', 'course'))).toEqual(['a', 'b', 'c']);
});

it('leaves those that name each other as they are', () => {
  expect(order(sample('a', 'one', 'two'), sample('b', 'two', 'one'), sample('c', 'three'))).toEqual(['c', 'a', 'b']);
});
