import { expect, it } from 'vitest';
import { keepsHost } from './keepsHost.ts';

const fill = (values: string[]) => () => values.shift() ?? '';

it.each<[string, string[]]>([
  ['https://api.example{{a}}', ['.evil.example/']],
  ['https://api.example{{a}}', ['@evil.example/']],
  ['https://api.example{{a}}', [':443@evil.example/']],
  ['https://api.exampl{{a}}', ['e2']],
  ['https://api.example{{a}}{{b}}', ['', '.evil.example/']],
  ['https://api-{{a}}.example/x', ['th.evil.example/#']],
  ['https://api-{{a}}.example/x', ['th@evil']],
  ['https://api.example:{{a}}/x', ['443@evil.example']],
  ['https://{{a}}/x', ['user:word@evil.example']],
  ['https://api.example{{a}}', ['\\evil.example']],
])('the host of %s is not kept with %j', (address, values) => expect(keepsHost(address, fill(values))).toBe(false));

it.each<[string, string[]]>([
  ['https://api.example/orders/{{a}}?of={{b}}', ['../@evil', 'https://evil.example']],
  ['https://api.example{{a}}', ['/orders']],
  ['https://api.example{{a}}', ['']],
  ['https://api.example{{a}}{{b}}', ['/orders', '.x']],
  ['https://api-{{a}}.example/x', ['th-1']],
  ['https://api.example:{{a}}/x', ['8443']],
  ['https://{{a}}/x', ['api.example:8443']],
  ['{{a}}/orders', ['https://api.example']],
  ['{{a}}{{b}}', ['https://api.example', '/orders']],
])('the host of %s is kept with %j', (address, values) => expect(keepsHost(address, fill(values))).toBe(true));
