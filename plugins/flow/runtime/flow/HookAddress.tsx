import { useEffect, useState } from 'react';
import { ConfirmDialog, useCalls, usePage, useText } from 'sala/runtime';
import type { Text } from 'sala/schemas';
import { useTimes } from '../parts/useTimes.ts';
import { useEditor } from './parts/EditorContext.ts';

/** The secret address of a trigger: made, renewed or revoked. */
export function HookAddress({ uid }: { uid: string }) {
  const say = useText(texts);
  const { moment } = useTimes();
  const call = useCalls();
  const flow = usePage().route.params.id;
  const [since, setSince] = useState<string | null>();
  const { showAddress } = useEditor();
  const [asked, setAsked] = useState<'renew' | 'revoke'>();
  useEffect(() => {
    if (!flow) return;
    let isHere = true;
    call('GET /api/flow/{id}/triggers', { params: { id: flow } }).then(
      ({ data }) => isHere && setSince(data.find((trigger) => trigger.uid === uid)?.addressSince),
      () => undefined, // then it can be made all the same
    );
    return () => {
      isHere = false;
    };
  }, [call, flow, uid]);
  if (!flow) return <p className="w-flow__about">{say('saveFirst')}</p>;
  const params = { id: flow, uid };
  async function renew() {
    const { data } = await call('POST /api/flow/{id}/triggers/{uid}/hook', { params });
    showAddress(location.origin + data.path);
    setSince(new Date().toISOString());
  }
  async function revoke() {
    await call('DELETE /api/flow/{id}/triggers/{uid}/hook', { params });
    setSince(null);
  }
  const button = (label: string, question: 'renew' | 'revoke') => (
    <button type="button" className="s-button s-button--outline s-button--small" onClick={() => setAsked(question)}>
      {label}
    </button>
  );
  return (
    <div className="w-flow__hook">
      <p>{since ? say('since', { time: moment(since) }) : say('none')}</p>
      <p className="w-flow__hook-buttons">
        {button(say(since ? 'renew' : 'make'), 'renew')}
        {since && button(say('revoke'), 'revoke')}
      </p>
      {asked && (
        <ConfirmDialog
          title={say(asked === 'revoke' ? 'revoke' : since ? 'renew' : 'make')}
          text={say(asked === 'revoke' ? 'revokeText' : since ? 'renewText' : 'makeText')}
          action={say(asked === 'revoke' ? 'revoke' : since ? 'renew' : 'make')}
          danger={asked === 'revoke'}
          perform={asked === 'revoke' ? revoke : renew}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

const texts = {
  saveFirst: { th: 'บันทึกโฟลว์ก่อน แล้วกลับมาออกที่อยู่ลับ', en: 'Save the flow first, then come back for its secret address.' },
  none: { th: 'ยังไม่มีที่อยู่ลับ', en: 'It has no secret address yet.' },
  since: { th: 'มีที่อยู่ลับตั้งแต่ {time}', en: 'It has a secret address since {time}.' },
  make: { th: 'ออกที่อยู่ลับ', en: 'Make a secret address' },
  makeText: {
    th: 'ระบบอื่นที่รู้ที่อยู่นี้เริ่มโฟลว์ได้ ที่อยู่แสดงครั้งเดียว',
    en: 'Whoever knows it can start the flow. It is shown once.',
  },
  renew: { th: 'ออกที่อยู่ใหม่', en: 'Make a new address' },
  renewText: { th: 'ที่อยู่เดิมใช้ไม่ได้ทันที', en: 'The former one ends at once.' },
  revoke: { th: 'ยกเลิกที่อยู่', en: 'Revoke the address' },
  revokeText: { th: 'ระบบอื่นเริ่มโฟลว์ด้วยที่อยู่นี้ไม่ได้อีก', en: 'Other systems can no longer start the flow by it.' },
} satisfies Record<string, Text>;
