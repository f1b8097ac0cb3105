import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';

/** Runs of all flows, or of the one that the page is about. */
export async function readRuns(context: SourceContext): Promise<Json> {
  const { ask, params } = context;
  const { ofFlow, id, flow, status, after, limit } = params;
  const of = ofFlow === true ? id : flow;
  const answer = (await ask('listFlowRuns', {
    ...(of !== undefined && { flow: of }),
    ...(status !== undefined && { status }),
    ...(after !== undefined && { after }),
    ...(limit !== undefined && { limit }),
  })) as { data: JsonObject[] }; // what the call answers
  return { ...answer, data: answer.data.map((run) => addPath(context, run)) };
}

export async function readRun(context: SourceContext): Promise<Json> {
  const answer = (await context.ask('readFlowRun', { id: context.params.run ?? '' })) as { data: JsonObject }; // what the call answers
  return { ...answer, data: addPath(context, answer.data) };
}

/** With the page of the record that it is about. */
function addPath({ pathOf }: SourceContext, run: JsonObject): JsonObject {
  const { about } = run;
  if (!isJsonObject(about)) return run;
  return { ...run, about: { ...about, path: pathOf(String(about.collection), 'detail', String(about.id)) ?? null } };
}
