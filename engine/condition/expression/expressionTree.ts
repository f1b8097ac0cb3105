import type { Json } from '../../../schemas/json.ts';

export type Expression = { kind: 'literal'; value: Json };
