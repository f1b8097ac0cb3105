import { useEffect, useRef, useState } from 'react';
import { ApiError, type Calls, NativeDialog, useCallMessage, useCalls, useNavigate, useText } from 'sala/runtime';
import { isJsonObject, type JsonObject, type Text } from 'sala/schemas';
import { performStep } from './performStep.ts';

type Run = Calls['GET /api/flow-run/{id}']['answer']['data'];

/** A step that waits for this page. */
interface Asked {
  key: string;
  code: string;
  params: JsonObject;
}

interface Props {
  run: string;
  /** Hears how the run ended; what it waits for that is no page is not waited for here. */
  onEnd: (status: Run['status'], error: string | null) => void;
}

const shown = new Set(['alert', 'prompt', 'countdown']);
const atOnce = new Set(['redirect', 'visibility']);
const pauses = [200, 300, 500, 1000, 2000];

/** Follows a run, and does on this page what its steps ask of the page. */
export function RunFollower({ run, onEnd }: Props) {
  const call = useCalls();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>();
  const ended = useRef(onEnd);
  ended.current = onEnd;
  const answer = (key: string, given: JsonObject) =>
    call('POST /api/flow-run/{id}/answer', { params: { id: run }, body: { key, answer: given } });

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again once a step was answered
  useEffect(() => {
    if (asked) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let turn = 0;
    let isHere = true;
    async function look() {
      const { data } = await call('GET /api/flow-run/{id}', { params: { id: run } });
      if (!isHere) return;
      const next = findAsked(data);
      if (next && shown.has(next.code)) return setAsked(next);
      if (next) {
        await answer(next.key, {});
        performStep(next, navigate);
      } else if (!['queued', 'running'].includes(data.status)) return ended.current(data.status, data.error);
      timer = setTimeout(tryLook, pauses[Math.min(turn++, pauses.length - 1)]);
    }
    // A lost connection or somebody else's answer changes nothing: the run says itself what is next.
    const tryLook = () =>
      void look().catch((error: unknown) => {
        if (!isHere) return;
        if (error instanceof ApiError && [401, 404].includes(error.status)) return ended.current('cancelled', null);
        timer = setTimeout(tryLook, pauses.at(-1));
      });
    tryLook();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [asked, run]);

  if (!asked) return null;
  const give = async (given: JsonObject) => {
    await answer(asked.key, given);
    setAsked(undefined);
  };
  return <StepDialog key={asked.key} asked={asked} onAnswer={give} />;
}

function findAsked({ steps }: Run): Asked | undefined {
  const step = steps.find(({ status, code }) => status === 'waiting' && (shown.has(code) || atOnce.has(code)));
  return step && { key: step.key, code: step.code, params: isJsonObject(step.input) ? step.input : {} };
}

function StepDialog({ asked, onAnswer }: { asked: Asked; onAnswer: (answer: JsonObject) => Promise<void> }) {
  const say = useText(texts);
  const explain = useCallMessage();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { code, params } = asked;
  async function give(answer: JsonObject) {
    setBusy(true);
    await onAnswer(answer).catch((error: unknown) => {
      setRefusal(explain(error));
      setBusy(false);
    });
  }
  const kind = String(params.kind ?? 'info');
  const title =
    code === 'prompt'
      ? say('question')
      : code === 'countdown'
        ? say('wait')
        : say(kind in texts ? (kind as 'info') : 'info');
  const button = (label: string, answer: JsonObject, look: string) => (
    <button type="button" className={`s-button s-button--${look}`} disabled={busy} onClick={() => void give(answer)}>
      {label}
    </button>
  );
  return (
    <NativeDialog
      role="alertdialog"
      title={title}
      text={params.text === undefined ? undefined : String(params.text)}
      actions={
        code === 'prompt' ? (
          <>
            {button(say('no'), { accepted: false }, 'outline')}
            {button(say('yes'), { accepted: true }, 'primary')}
          </>
        ) : (
          code === 'alert' && button(say('ok'), {}, 'primary')
        )
      }
    >
      {code === 'countdown' && <Countdown seconds={Number(params.seconds) || 0} onEnd={() => void give({})} />}
      {refusal && (
        <p className="s-field__error" role="alert">
          {refusal}
        </p>
      )}
    </NativeDialog>
  );
}

function Countdown({ seconds, onEnd }: { seconds: number; onEnd: () => void }) {
  const say = useText(texts);
  const [left, setLeft] = useState(Math.ceil(seconds));
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (left <= 0) return end.current();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <p role="timer" className="w-flow-run__count">
      {say('left', { count: left })}
    </p>
  );
}

const texts = {
  question: { th: 'ยืนยัน', en: 'Please confirm' },
  wait: { th: 'กรุณารอสักครู่', en: 'Please wait' },
  info: { th: 'แจ้งให้ทราบ', en: 'Information' },
  success: { th: 'สำเร็จ', en: 'Success' },
  warning: { th: 'คำเตือน', en: 'Warning' },
  error: { th: 'เกิดข้อผิดพลาด', en: 'Something went wrong' },
  ok: { th: 'ตกลง', en: 'OK' },
  yes: { th: 'ตกลง ทำต่อ', en: 'Yes, go on' },
  no: { th: 'ไม่', en: 'No' },
  left: { th: 'อีก {count} วินาที', en: '{count} seconds' },
} satisfies Record<string, Text>;
