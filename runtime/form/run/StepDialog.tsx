import { useEffect, useRef, useState } from 'react';
import type { JsonObject, Text } from '../../../schemas/index.ts';
import { useCallMessage } from '../../language/useCallMessage.ts';
import { useText } from '../../language/useText.ts';
import { NativeDialog } from '../../ui/dialog/NativeDialog.tsx';

/** A step that waits for this page. */
export interface AskedStep {
  /** The run itself, or a sub-flow of it. */
  run: string;
  key: string;
  code: string;
  params: JsonObject;
}

/** What a step says or asks, as a dialog. */
export function StepDialog({ asked, onAnswer }: { asked: AskedStep; onAnswer: (answer: JsonObject) => Promise<void> }) {
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
    <p role="timer" className="s-countdown">
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
