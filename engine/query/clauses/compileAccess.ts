import { bindVariables } from '../../condition/bindVariables.ts';
import { readCondition } from '../../condition/readCondition.ts';
import type { QueryAccess, QueryCatalog, QuerySource } from '../sql/querySource.ts';
import { recordScope } from '../sql/scope.ts';
import type { SqlBinder } from '../sql/sqlBinder.ts';
import { compileFilterTree } from './compileFilter.ts';

/** Compiles access rules to SQL: the condition for rows that the caller may read. */
export function compileAccess(
  access: QueryAccess | 'none',
  row: { alias: string; source: QuerySource; variables: QueryCatalog['variables']; binder: SqlBinder },
): string[] {
  if (access === 'none') return ['FALSE'];
  if (!access.when) return [];
  const { alias, source, variables = {}, binder } = row;
  // The rule itself may refer to fields that the caller may not read.
  const everything = recordScope({ alias, source: { ...source, secret: [] }, access: {}, binder });
  return [compileFilterTree(readCondition(bindVariables(access.when, variables)), everything, binder)];
}
