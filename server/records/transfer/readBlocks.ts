import { type QueryRow, readRow } from '../../../engine/query/readRow.ts';
import type { CompiledQuery } from '../../../engine/query/sql/querySource.ts';
import type { DataRecord } from '../../../schemas/index.ts';
import { createTransaction, type TenantDb } from '../../platform/db/tenantDb.ts';

const blockSize = 1000;

/**
 * All records that a query finds, block by block, by a cursor that reads one snapshot of the table, however long the receiver takes.
 * `prepare` reads what else a block needs, over the same connection. `withClient` gives that for the duration of a function; here the
 * reader decides when the next block is fetched.
 */
export async function* readBlocks<Block>(
  db: TenantDb,
  query: CompiledQuery,
  prepare: (records: DataRecord[], db: TenantDb) => Promise<Block>,
): AsyncGenerator<Block> {
  let ask: () => void = () => undefined;
  let give: (block: Block | undefined, error?: unknown) => void = () => undefined;
  let wanted = new Promise<boolean>((resolve) => {
    ask = () => resolve(true);
  });
  let stop = false;
  let isLast = false;
  const running = db
    .withClient(async (client) => {
      await client.query('begin read only');
      try {
        await client.query({ text: `declare export no scroll cursor for ${query.text}`, values: query.values });
        while (await wanted) {
          if (stop) break;
          wanted = new Promise((resolve) => {
            ask = () => resolve(true);
          });
          const { rows } = await client.query<QueryRow>(`fetch ${blockSize} from export`);
          isLast = rows.length < blockSize;
          give(await prepare(rows.map(readRow<DataRecord>), createTransaction(client, db.siteId)));
          if (isLast) break;
        }
      } finally {
        await client.query('rollback');
      }
    })
    .catch((error: unknown) => give(undefined, error));
  try {
    while (!isLast) {
      yield await new Promise<Block>((resolve, reject) => {
        give = (block, error) => (block === undefined ? reject(error) : resolve(block));
        ask();
      });
    }
  } finally {
    stop = true;
    ask();
    await running;
  }
}
