import { useEffect, useState } from 'react';
import type { ControlProps } from 'sala/builder';
import { useRecords, useText } from 'sala/runtime';
import { isJsonObject } from 'sala/schemas';

const texts = {
  none: { th: 'เลือกโฟลว์', en: 'Choose a flow' },
  unknown: { th: 'โฟลว์ที่ไม่พบ', en: 'A flow that is not there' },
};

interface Props extends ControlProps {
  /** Only flows that this starts. */
  trigger?: string;
  /** Said where there are none. */
  hint?: string;
}

/** One of the flows of the site, by its title. */
export function FlowPicker({ id, value, onChange, trigger, hint }: Props) {
  const say = useText(texts);
  const records = useRecords();
  const [flows, setFlows] = useState<{ id: string; title: string }[]>();
  useEffect(() => {
    let isHere = true;
    records('workflow')
      .find({ limit: 200, sort: { title: 1 } })
      .then(
        ({ data }) =>
          isHere &&
          setFlows(
            data
              .filter(({ definition }) => trigger === undefined || isStartedBy(definition, trigger))
              .map((flow) => ({ id: flow.id, title: String(flow.title) })),
          ),
        () => undefined, // what was chosen stays
      );
    return () => {
      isHere = false;
    };
  }, [records, trigger]);
  const chosen = String(value ?? '');
  const select = (
    <select id={id} className="bd-input" value={chosen} onChange={({ target }) => onChange(target.value)}>
      <option value="">{say('none')}</option>
      {chosen !== '' && !flows?.some((flow) => flow.id === chosen) && <option value={chosen}>{say('unknown')}</option>}
      {flows?.map((flow) => (
        <option key={flow.id} value={flow.id}>
          {flow.title}
        </option>
      ))}
    </select>
  );
  return (
    <>
      {select}
      {hint && flows?.length === 0 && <p className="bd-help">{hint}</p>}
    </>
  );
}

function isStartedBy(definition: unknown, code: string): boolean {
  const triggers = isJsonObject(definition) && Array.isArray(definition.triggers) ? definition.triggers : [];
  return triggers.some((trigger) => isJsonObject(trigger) && trigger.code === code);
}
