import { useState } from 'react';
import { useLanguage, useText, type WidgetViewProps } from 'sala/runtime';
import { Panel } from '../parts/Panel.tsx';
import { Scroll } from '../parts/Scroll.tsx';
import { useCall } from '../parts/useCall.ts';

const texts = {
  title: { th: 'บันทึกการใช้งาน', en: 'Logs' },
  signIns: { th: 'การเข้าสู่ระบบ', en: 'Sign-ins' },
  audit: { th: 'การเปลี่ยนแปลง', en: 'Changes' },
  at: { th: 'เวลา', en: 'Time' },
  who: { th: 'ผู้ใช้', en: 'Who' },
  what: { th: 'รายการ', en: 'What' },
  target: { th: 'เป้าหมาย', en: 'Target' },
  address: { th: 'ที่อยู่', en: 'Address' },
  empty: { th: 'ยังไม่มีบันทึก', en: 'Nothing yet' },
  more: { th: 'ถัดไป', en: 'Next' },
  back: { th: 'ก่อนหน้า', en: 'Previous' },
};

interface Line {
  at: string;
  actor?: string | null;
  actorId?: string | null;
  name?: string | null;
  userId?: string | null;
  action?: string;
  outcome?: string;
  via?: string;
  targetKind?: string;
  targetId?: string | null;
  address?: string | null;
}

const pageSize = 50;

/** Who came in or tried to, and who changed what. */
export function ActivityLog(_: WidgetViewProps<object>) {
  const say = useText(texts);
  const language = useLanguage();
  const [log, setLog] = useState<'sign-ins' | 'audit'>('sign-ins');
  const [page, setPage] = useState(1);
  const { answer, failure } = useCall<Line[]>(`/api/${log}?page=${page}&limit=${pageSize}`);
  const lines = answer?.data ?? [];
  const when = new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });

  function choose(next: typeof log) {
    setLog(next);
    setPage(1);
  }
  const tab = (name: typeof log, title: string) => (
    <button
      type="button"
      className={`s-button s-button--small ${log === name ? 's-button--primary' : 's-button--outline'}`}
      aria-pressed={log === name}
      onClick={() => choose(name)}
    >
      {title}
    </button>
  );

  return (
    <Panel
      title={say('title')}
      notice={failure ? { text: failure, failed: true } : undefined}
      loading={!answer && !failure}
      tools={
        <>
          {tab('sign-ins', say('signIns'))}
          {tab('audit', say('audit'))}
        </>
      }
    >
      <Scroll label={say('title')}>
        <table className="w-config__table">
          <thead>
            <tr>
              <th>{say('at')}</th>
              <th>{say('who')}</th>
              <th>{say('what')}</th>
              <th>{say('target')}</th>
              <th>{say('address')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a log have no id and are never reordered
              <tr key={`${line.at} ${index}`}>
                <td>{when.format(new Date(line.at))}</td>
                <td>{line.actor ?? line.name ?? line.actorId ?? line.userId}</td>
                <td>{line.action ?? `${line.outcome} · ${line.via}`}</td>
                <td>{line.targetId}</td>
                <td>{line.address}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {answer && lines.length === 0 && <p className="w-config__quiet">{say('empty')}</p>}
      </Scroll>
      <div className="w-config__line">
        <button
          type="button"
          className="s-button s-button--outline"
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        >
          {say('back')}
        </button>
        <button
          type="button"
          className="s-button s-button--outline"
          disabled={lines.length < pageSize}
          onClick={() => setPage(page + 1)}
        >
          {say('more')}
        </button>
      </div>
    </Panel>
  );
}
