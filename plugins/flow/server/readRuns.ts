import type { SourceContext } from 'sala/server';

/** Runs of all flows, or of the one that the page is about. */
export function readRuns({ ask, params }: SourceContext) {
  const { ofFlow, id, flow, status, after, limit } = params;
  const of = ofFlow === true ? id : flow;
  return ask('listFlowRuns', {
    ...(of !== undefined && { flow: of }),
    ...(status !== undefined && { status }),
    ...(after !== undefined && { after }),
    ...(limit !== undefined && { limit }),
  });
}
