import type { CompiledQuery } from '../../engine/query/querySource.ts';
import type { TenantDb } from '../db/tenantDb.ts';
import { queryTooSlow } from './records.errors.ts';

/** Queries of callers are given less time than our own statements, and a late one is their mistake, not ours. */
export async function runQuery<Row extends object>(db: TenantDb, { text, values }: CompiledQuery): Promise<Row[]> {
  try {
    return await db.query<Row>(text, values);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '57014') throw queryTooSlow();
    throw error;
  }
}
