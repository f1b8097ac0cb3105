import { saveJson, showToast, useCallMessage, useCalls, usePage, useText } from 'sala/runtime';
import { runTexts } from './runTexts.ts';

/** Saves the flow of the page as a file, for another site. */
export function ExportFlow() {
  const say = useText(runTexts);
  const call = useCalls();
  const explain = useCallMessage();
  const { id } = usePage().route.params;
  if (!id) return null;
  async function save(flow: string) {
    try {
      const { data } = await call('GET /api/flow/{id}/file', { params: { id: flow } });
      saveJson(`${String(data.title ?? 'flow')}.json`, data);
    } catch (error) {
      showToast({ title: explain(error), kind: 'error' });
    }
  }
  return (
    <button type="button" className="s-button s-button--outline s-button--small" onClick={() => void save(id)}>
      {say('export')}
    </button>
  );
}
