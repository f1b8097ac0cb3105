import { useEffect, useState } from 'react';
import {
  ApiError,
  RunFollower,
  tabStore,
  useCallMessage,
  useCalls,
  useForm,
  usePage,
  useSession,
  useText,
  type WidgetViewProps,
} from 'sala/runtime';
import './flow_run.css';

interface Properties {
  label: string;
  flow: string;
  variant: 'primary' | 'outline' | 'quiet';
  checkForm: boolean;
}

const ends = { done: 'done', cancelled: 'cancelled' } as Partial<Record<string, 'done' | 'cancelled'>>;

/** Starts a flow on the server with the values of the form. Without a flow nothing is drawn. */
export function FlowRun({ object: { label, flow, variant, checkForm } }: WidgetViewProps<Properties>) {
  const { editable } = usePage();
  const say = useText(texts);
  const [state, setState] = useState<{ running?: boolean; text?: string; failed?: boolean }>({});
  const form = useForm();
  const { user } = useSession();
  const call = useCalls();
  const [followed, follow] = useFollowed(flow);
  const [isWaiting, setWaiting] = useState(false);
  const explain = useCallMessage();
  if (!flow) return editable ? <p className="s-placeholder">{say('noFlow')}</p> : null;

  async function run() {
    if (checkForm && form.check().length > 0) return setState({ text: say('incomplete'), failed: true });
    setState({ running: true, text: say('running') });
    setWaiting(false);
    try {
      follow(await begin());
    } catch (error) {
      setState({ text: explain(error), failed: true });
    }
  }

  /** With one's own rights where one may run it, else as what is open to everybody. */
  async function begin(): Promise<string> {
    const given = { params: { id: flow }, body: { input: form.openValues() } };
    if (user)
      try {
        return (await call('POST /api/flow/{id}/run', given)).data.id;
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'flow_unknown') throw error;
      }
    return (await call('POST /api/flow/{id}/press', given)).data.id;
  }

  return (
    <div className="w-flow-run">
      <button
        type="button"
        className={`s-button s-button--${variant}`}
        disabled={!isWaiting && (state.running || followed !== undefined)}
        onClick={run}
      >
        {label}
      </button>
      <p role="status" className="w-flow-run__note" data-failed={state.failed || undefined}>
        {followed ? say(isWaiting ? 'started' : 'running') : state.text}
      </p>
      {followed && (
        <RunFollower
          run={followed}
          readField={(name) => String(form.read(name).value ?? '')}
          onAsked={() => setWaiting(false)}
          onWaiting={() => setWaiting(true)}
          onEnd={(status) => {
            follow(undefined);
            setWaiting(false);
            setState(
              status === 'failed' ? { text: say('failed'), failed: true } : { text: say(ends[status] ?? 'started') },
            );
          }}
        />
      )}
    </div>
  );
}

/** The run that this button follows; it waits while the page is loaded again. */
function useFollowed(flow: string): [run: string | undefined, follow: (run: string | undefined) => void] {
  const [run, setRun] = useState<string>();
  const key = `sala.flow.${flow}`;
  useEffect(() => setRun(tabStore.readText(key)), [key]);
  function follow(next: string | undefined) {
    if (next) tabStore.writeText(key, next);
    else tabStore.remove(key);
    setRun(next);
  }
  return [run, follow];
}

const texts = {
  noFlow: { th: 'เลือกโฟลว์ที่ปุ่มนี้จะเริ่ม', en: 'Choose the flow that this button starts' },
  incomplete: { th: 'กรุณากรอกข้อมูลให้ครบถ้วน', en: 'Please complete the form first' },
  running: { th: 'กำลังดำเนินการ…', en: 'Working…' },
  started: { th: 'รับเรื่องแล้ว', en: 'Started' },
  done: { th: 'เสร็จแล้ว', en: 'Done' },
  cancelled: { th: 'ยกเลิกแล้ว', en: 'Cancelled' },
  failed: { th: 'ทำไม่สำเร็จ กรุณาแจ้งผู้ดูแลระบบ', en: 'It failed. Please tell an administrator.' },
};
