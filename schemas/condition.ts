import type { JsonObject } from './json.ts';

/**
 * The condition language of the whole platform: a MongoDB-style filter that may use the variables `$user.*`, `$site.*`,
 * `$form.*`, `$route.*`, `$record.*`, `$item.*` and `$now`. `engine/condition` evaluates it, `engine/query` compiles it
 * to SQL.
 */
export type Condition = JsonObject;
