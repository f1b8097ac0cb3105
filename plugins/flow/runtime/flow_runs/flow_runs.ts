import { type DataRequest, defineProps, defineWidget, type JsonObject, prop } from 'sala/schemas';

export const runPageSize = 30;

export const widget = defineWidget({
  type: 'flow_runs',
  title: { th: 'การรันโฟลว์', en: 'Runs of flows' },
  description: { th: 'ประวัติการรันพร้อมทุกขั้นตอน', en: 'Runs of flows with every step' },
  icon: 'history',
  category: 'data',
  version: 1,
  hydrate: 'load',
  internal: true,
  props: defineProps({
    ofFlow: prop.toggle({ th: 'เฉพาะโฟลว์ของหน้านี้', en: 'Only of the flow that the page is about' }),
  }),
  data: ({ ofFlow }, { run, flow, status, after }): Record<string, DataRequest> => {
    if (run) return { run: { source: 'flow.run', params: { run } } };
    const of: JsonObject = ofFlow === true ? { ofFlow } : flow ? { flow } : {};
    const params: JsonObject = { limit: runPageSize, ...of, ...(status && { status }), ...(after && { after }) };
    return { runs: { source: 'flow.runs', params } };
  },
});
