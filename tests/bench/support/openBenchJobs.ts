import { openClient } from '../../support/openClient.ts';
import { runAsAdmin } from '../../support/runAsAdmin.ts';
import { type Bench, demoPassword } from './openBench.ts';

export interface BenchJobs {
  host: string;
  port: number;
  /** The path of the collection. */
  path: string;
  table: string;
  siteId: string;
  administrator: string;
  /** Reads by the rule of an owner; half of the records are theirs. */
  member: string;
  /** Fills up to this many records, by SQL. */
  fill(records: number): Promise<void>;
}

/** A collection with a machine, indexed fields and a rule for members, made at run time and filled by SQL. */
export function openBenchJobs(bench: Bench, name = 'bench_job', host = 'shop.localhost'): Promise<BenchJobs> {
  return bench.once(`${host} ${name}`, async () => {
    const { port } = await bench.server();
    const database = await bench.database();
    const [administrator, member] = [openClient({ port, host }), openClient({ port, host })];
    await expectOk(administrator.signIn('superadmin@demo.test', demoPassword));
    await expectOk(member.signIn('user@demo.test', demoPassword));
    await expectOk(administrator.post('/api/collection', { data: { name, title: text(name), schema, machine } }));
    const [place] = await runAsAdmin<{ table: string; site: string }>(
      database,
      `select c.table_name as table, c.site_id::text as site from sala.collection c
       join sala.site_host s using (site_id) where c.name = $1 and s.host = $2`,
      [name, host],
    );
    if (!place) throw new Error(`the collection ${name} has no table`);
    return {
      host,
      port,
      path: `/api/${name}`,
      table: place.table,
      siteId: place.site,
      administrator: administrator.cookie(),
      member: member.cookie(),
      fill: async (records) => {
        await runAsAdmin(database, fillSql(place.table), [place.site, records]);
        await runAsAdmin(database, `vacuum analyze sala.${place.table}`);
        // What was filled is on disk before anything is measured.
        await runAsAdmin(database, 'checkpoint');
      },
    };
  });
}

/** A new job, as a client sends it. */
export function buildJob(index: number) {
  return {
    code: `JOB-${String(index).padStart(7, '0')}`,
    title: `งานซ่อมบำรุงเครื่องทอผ้า ชุดที่ ${index}`,
    description: 'ตรวจสอบและเปลี่ยนอะไหล่ตามรอบ บันทึกผลทุกครั้งก่อนส่งมอบ',
    category: `c${index % 100}`,
    price: 100 + (index % 977),
    active: index % 3 !== 0,
    tags: ['งาน', 'ซ่อม'],
  };
}

const text = (word: string) => ({ th: word, en: word });

const schema = {
  required: ['code', 'title'],
  properties: {
    code: { type: 'string', 'x-index': true },
    title: { type: 'string' },
    description: { type: 'string' },
    category: { type: 'string', 'x-index': true },
    price: { type: 'number', minimum: 0, 'x-index': true },
    active: { type: 'boolean' },
    tags: { type: 'array', items: { type: 'string' } },
  },
  'x-access': {
    read: [{ roles: ['superadmin'] }, { roles: ['user'], owner: true }],
    create: [{ roles: ['superadmin'] }],
    update: [{ roles: ['superadmin'] }],
    delete: [{ roles: ['superadmin'] }],
    export: [{ roles: ['superadmin'] }],
    import: [{ roles: ['superadmin'] }],
  },
};

const machine = {
  initial: 'open',
  states: {
    open: { title: text('open'), transitions: { done: { title: text('Flip'), event: 'FLIP' } } },
    done: { title: text('done'), transitions: { open: { title: text('Flip'), event: 'FLIP' } } },
  },
};

/** Every second job belongs to the member; each category holds as many as another. */
function fillSql(table: string): string {
  return `
    insert into sala.${table} (site_id, id, state, data, created_by, updated_by, created_at, updated_at)
    select $1, 'job_' || n, 'open', jsonb_build_object(
        'code', 'JOB-' || lpad(n::text, 7, '0'), 'title', 'งานซ่อมบำรุงเครื่องทอผ้า ชุดที่ ' || n,
        'description', 'ตรวจสอบและเปลี่ยนอะไหล่ตามรอบ', 'category', 'c' || n / 100, 'price', 100 + n % 977,
        'active', n % 3 <> 0, 'tags', '["งาน"]'::jsonb),
      case when n % 2 = 0 then 'demo_user' else 'demo_superadmin' end, 'demo_user', now() - n * interval '1 second', now()
    from generate_series((select count(*) + 1 from sala.${table}), $2::bigint) as n on conflict do nothing`;
}

export async function expectOk(answer: ReturnType<ReturnType<typeof openClient>['get']>) {
  const { status, text: told, json } = await answer;
  if (status >= 300) throw new Error(`the bench collection could not be made: ${status} ${told}`);
  return json();
}
