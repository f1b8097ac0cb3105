import { useState } from 'react';
import { ConfirmDialog, showToast, useCallMessage, useCalls, usePage, useRecords, useText } from 'sala/runtime';
import { isJsonObject, type JsonObject, type Text } from 'sala/schemas';
import { readJsonObject } from '../parts/readJsonObject.ts';
import { SampleInput } from '../parts/SampleInput.tsx';
import type { Known } from '../parts/useKnown.ts';
import { useSample } from '../parts/useSample.ts';

interface Props {
  known: Known;
  onStarted: (run: string) => void;
}

/** Runs the flow of the page by hand, in earnest. Who may is decided by the call. */
export function RunFlow({ known, onStarted }: Props) {
  const say = useText(texts);
  const records = useRecords();
  const explain = useCallMessage();
  const { id } = usePage().route.params;
  const [definition, setDefinition] = useState<JsonObject>();
  if (!id) return null;
  // Read anew each time: it may have been changed since the page was drawn.
  async function ask(flow: string) {
    try {
      const { definition: read } = await records('workflow').read(flow);
      setDefinition(isJsonObject(read) ? read : { steps: [] });
    } catch (error) {
      showToast({ title: explain(error), kind: 'error' });
    }
  }
  return (
    <>
      <button type="button" className="s-button s-button--primary s-button--small" onClick={() => void ask(id)}>
        {say('run')}
      </button>
      {definition && <RunDialog {...{ id, definition, known, onStarted }} onClose={() => setDefinition(undefined)} />}
    </>
  );
}

function RunDialog({
  id,
  definition,
  known,
  onStarted,
  onClose,
}: Props & { id: string; definition: JsonObject; onClose: () => void }) {
  const say = useText(texts);
  const call = useCalls();
  const sample = useSample(definition);
  const input = readJsonObject(sample.typed);
  async function start() {
    const { data } = await call('POST /api/flow/{id}/run', { params: { id }, body: { input: input ?? {} } });
    showToast({ title: say('started'), kind: 'success' });
    onStarted(data.id);
  }
  return (
    <ConfirmDialog
      title={say('title')}
      text={say('lead')}
      action={say('start')}
      isReady={input !== undefined}
      perform={start}
      onClose={onClose}
    >
      <SampleInput {...{ sample, known }} label={say('input')} />
    </ConfirmDialog>
  );
}

const texts = {
  run: { th: 'รันโฟลว์', en: 'Run the flow' },
  title: { th: 'รันโฟลว์ตอนนี้', en: 'Run the flow now' },
  lead: {
    th: 'โฟลว์ทำงานจริงด้วยสิทธิ์ของคุณ: รายการเปลี่ยน อีเมลและการแจ้งเตือนถูกส่ง ถ้าต้องการดูผลก่อน ใช้ “ทดลอง” ในหน้าแก้ไข',
    en: 'It runs in earnest, with your rights: records change, mails and notices leave. To see what it would do, use “Try” where it is edited.',
  },
  input: { th: 'ข้อมูลที่ส่งให้โฟลว์ (input)', en: 'What the flow is given (input)' },
  start: { th: 'เริ่มรัน', en: 'Run it' },
  started: { th: 'เริ่มรันแล้ว', en: 'It has begun' },
} satisfies Record<string, Text>;
