import { useEffect, useState } from 'react';
import type { ControlProps } from 'sala/builder';
import { useRecords, useText } from 'sala/runtime';

const texts = {
  none: { th: 'เลือกโฟลว์', en: 'Choose a flow' },
  unknown: { th: 'โฟลว์ที่ไม่พบ', en: 'A flow that is not there' },
};

/** One of the flows of the site, by its title. */
export function FlowPicker({ id, value, onChange }: ControlProps) {
  const say = useText(texts);
  const records = useRecords();
  const [flows, setFlows] = useState<{ id: string; title: string }[]>([]);
  useEffect(() => {
    let isHere = true;
    records('workflow')
      .find({ limit: 200, sort: { title: 1 } })
      .then(
        ({ data }) => isHere && setFlows(data.map((flow) => ({ id: flow.id, title: String(flow.title) }))),
        () => undefined, // what was chosen stays
      );
    return () => {
      isHere = false;
    };
  }, [records]);
  const chosen = String(value ?? '');
  return (
    <select id={id} className="bd-input" value={chosen} onChange={({ target }) => onChange(target.value)}>
      <option value="">{say('none')}</option>
      {chosen !== '' && flows.every((flow) => flow.id !== chosen) && <option value={chosen}>{say('unknown')}</option>}
      {flows.map((flow) => (
        <option key={flow.id} value={flow.id}>
          {flow.title}
        </option>
      ))}
    </select>
  );
}
