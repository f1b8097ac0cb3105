import { useState } from 'react';
import { useApi, useCallMessage, useForm, usePage, useSite, useText, type WidgetViewProps } from 'sala/runtime';
import './flow_run.css';

interface Properties {
  label: string;
  flow: string;
  variant: 'primary' | 'outline' | 'quiet';
  checkForm: boolean;
}

/** Id of the plugin that runs flows. */
const flowModule = 'flow';

/** Starts a flow on the server with the values of the form. Without that plugin nothing is drawn. */
export function FlowRun({ object: { label, flow, variant, checkForm } }: WidgetViewProps<Properties>) {
  const { plugins } = useSite();
  const { editable } = usePage();
  const say = useText(texts);
  const [state, setState] = useState<{ running?: boolean; text?: string; failed?: boolean }>({});
  const form = useForm();
  const api = useApi();
  const explain = useCallMessage();
  if (!plugins.includes(flowModule) || !flow)
    return editable ? <p className="s-placeholder">{say(flow ? 'noModule' : 'noFlow')}</p> : null;

  async function run() {
    if (checkForm && form.check().length > 0) return setState({ text: say('incomplete'), failed: true });
    setState({ running: true, text: say('running') });
    try {
      await api(`/api/flow/${encodeURIComponent(flow)}/run`, { method: 'POST', body: { data: form.values() } });
      setState({ text: say('started') });
    } catch (error) {
      setState({ text: explain(error), failed: true });
    }
  }

  return (
    <div className="w-flow-run">
      <button type="button" className={`s-button s-button--${variant}`} disabled={state.running} onClick={run}>
        {label}
      </button>
      <p role="status" className="w-flow-run__note" data-failed={state.failed || undefined}>
        {state.text}
      </p>
    </div>
  );
}

const texts = {
  noModule: {
    th: 'ปุ่มเริ่มโฟลว์จะแสดงเมื่อเว็บไซต์เปิดโมดูลโฟลว์',
    en: 'The flow button shows once the site has the flow module on',
  },
  noFlow: { th: 'เลือกโฟลว์ที่ปุ่มนี้จะเริ่ม', en: 'Choose the flow that this button starts' },
  incomplete: { th: 'กรุณากรอกข้อมูลให้ครบถ้วน', en: 'Please complete the form first' },
  running: { th: 'กำลังดำเนินการ…', en: 'Working…' },
  started: { th: 'รับเรื่องแล้ว', en: 'Started' },
};
