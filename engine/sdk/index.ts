export { bindVariables, type VariableContext } from '../condition/bindVariables.ts';
export { conditionLimits } from '../condition/conditionLimits.ts';
export { type MatchContext, matchesCondition } from '../condition/matchesCondition.ts';
export { parseCondition } from '../condition/parseCondition.ts';
export { type CountQuery, compileCount, compileFind, type FindQuery } from '../query/compileFind.ts';
export { queryLimits } from '../query/limits.ts';
export type { CompiledQuery, GeneratedColumn, QueryAccess, QueryCatalog, QuerySource } from '../query/querySource.ts';
export { searchColumnSql } from '../query/searchSql.ts';
