import { isJsonObject, type Json } from '../../../schemas/json.ts';
import { bindExpression, bindVariables, type VariableContext } from '../../condition/bindVariables.ts';

/** Stages that contain pipelines, and where. */
const inner: Readonly<Record<string, (key: string) => boolean>> = {
  $facet: () => true,
  $lookup: (key) => key === 'pipeline',
  $unionWith: (key) => key === 'pipeline',
};

/**
 * Replaces the context's variables: `$user.id` in a `$match`, `$$user.id` in expressions. A `$match` with an unknown
 * variable matches nothing; in an expression it is null.
 */
export function bindPipeline(pipeline: Json, context: VariableContext): Json {
  if (!Array.isArray(pipeline)) return pipeline;
  return pipeline.map((stage) =>
    isJsonObject(stage) ? mapEntries(stage, (name, value) => bindStage(name, value, context)) : stage,
  );
}

function bindStage(name: string, value: Json, context: VariableContext): Json {
  if (name === '$match' && isJsonObject(value)) return bindVariables(value, context);
  const holdsPipeline = Object.hasOwn(inner, name) ? inner[name] : undefined;
  if (!holdsPipeline || !isJsonObject(value)) return bindExpression(value, context);
  return mapEntries(value, (key, item) =>
    holdsPipeline(key) ? bindPipeline(item, context) : bindExpression(item, context),
  );
}

function mapEntries(source: { [key: string]: Json }, change: (key: string, value: Json) => Json): Json {
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, change(key, value)]));
}
