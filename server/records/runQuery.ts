import type { CompiledQuery } from '../../engine/query/querySource.ts';
import type { TenantDb } from '../db/tenantDb.ts';
import { queryTooSlow } from './records.errors.ts';
import { statementName } from './statementName.ts';

/** Cancelled by the time limit, a value or a stack larger than the database bears: all of them asked for too much. */
const tooMuch = new Set(['57014', '54000', '54001']);

/** Queries of callers are given less time than our own statements, and a late one is their mistake, not ours. */
export async function runQuery<Row extends object>(db: TenantDb, { text, values }: CompiledQuery): Promise<Row[]> {
  try {
    return await db.query<Row>({ name: statementName(text), text, values });
  } catch (error) {
    if (error instanceof Error && 'code' in error && tooMuch.has(String(error.code))) throw queryTooSlow();
    throw error;
  }
}
