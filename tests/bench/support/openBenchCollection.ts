import { openClient } from '../../support/openClient.ts';
import { runAsAdmin } from '../../support/runAsAdmin.ts';
import { type Bench, demoPassword } from './openBench.ts';

const host = 'shop.localhost';
const records = 200;

export interface BenchCollection {
  host: string;
  /** Of the one who reads: signed in, allowed by the collection's rules. */
  cookie: string;
  paths: string[];
  table: string;
}

const readers = {
  bench_item: { roles: ['superadmin', 'admin', 'user'] },
  /** The same records, which a visitor may read too. */
  bench_open_item: { roles: ['superadmin', 'public'] },
};

/** A collection made at run time with a few hundred records in it, by the product's own calls. */
export function openBenchCollection(bench: Bench, name: keyof typeof readers = 'bench_item'): Promise<BenchCollection> {
  return bench.once(`collection ${name}`, async () => {
    const { port } = await bench.server();
    const client = openClient({ port, host });
    await expectOk(client.signIn('superadmin@demo.test', demoPassword));
    await expectOk(client.post('/api/collection', { data: { name, title, schema: describe(name) } }));
    const operations = Array.from({ length: records }, (_, index) => ({
      op: 'create',
      collection: name,
      data: buildItem(index),
    }));
    await expectOk(client.post('/api/batch', { operations }));
    const list = await expectOk(
      client.post(`/api/${name}/query`, { method: 'find', args: [{}], paging: { page: 1, limit: records } }),
    );
    const paths = list.data.map(({ id }: { id: string }) => `/api/${name}/${id}`);
    return { host, cookie: client.cookie(), paths, table: await findTable(await bench.database(), name) };
  });
}

const title = { th: 'สินค้า', en: 'Item' };

const describe = (name: keyof typeof readers) => ({
  type: 'object',
  name,
  title,
  required: ['code', 'title'],
  properties: {
    code: { type: 'string', 'x-index': true },
    title: { type: 'string' },
    description: { type: 'string' },
    price: { type: 'number', 'x-index': true },
    active: { type: 'boolean' },
    tags: { type: 'array', items: { type: 'string' } },
  },
  'x-access': {
    read: [readers[name]],
    create: [{ roles: ['superadmin'] }],
    update: [{ roles: ['superadmin'] }],
    delete: [{ roles: ['superadmin'] }],
  },
});

function buildItem(index: number) {
  return {
    code: `ITEM-${String(index).padStart(5, '0')}`,
    title: `ผ้าทอมือ ลายที่ ${index}`,
    description: 'ทอจากฝ้ายย้อมสีธรรมชาติโดยชุมชน ซักมือได้ ไม่ตกสี',
    price: 100 + index,
    active: index % 3 !== 0,
    tags: ['ผ้า', 'งานมือ'],
  };
}

/** The name is drawn when a collection is made, and stored with it. */
async function findTable(databaseUrl: string, name: string): Promise<string> {
  const rows = await runAsAdmin<{ name: string }>(
    databaseUrl,
    `select table_name as name from sala.collection where name = '${name}'`,
  );
  if (!rows[0]) throw new Error('the bench collection has no table');
  return rows[0].name;
}

async function expectOk(answer: ReturnType<ReturnType<typeof openClient>['get']>) {
  const { status, text, json } = await answer;
  if (status >= 300) throw new Error(`the bench collection could not be made: ${status} ${text}`);
  return json();
}
