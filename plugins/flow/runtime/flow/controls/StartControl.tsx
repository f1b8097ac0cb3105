import { useState } from 'react';
import { useLanguage, useText } from 'sala/runtime';
import { readText, type Text } from 'sala/schemas';
import type { KnownStart } from '../../parts/useKnown.ts';
import type { ControlFrame } from './controlFrame.ts';
import { PickControl } from './PickControl.tsx';
import { TextControl } from './TextControl.tsx';
import { useParam } from './useParam.ts';

type Starts = Readonly<Record<string, KnownStart>>;

/** A name under which actions of records start flows: one of those there are, or a new one; and what starts it. */
export function StartControl({ starts, ...frame }: ControlFrame & { starts: Starts }) {
  const say = useText(texts);
  const language = useLanguage();
  const { value } = useParam(frame.path);
  const [isNew, setNew] = useState(false);
  const name = typeof value === 'string' ? value : '';
  const choices = Object.fromEntries(Object.entries(starts).map(([start, { title }]) => [start, title]));
  const by = (starts[name]?.startedBy ?? []).map(({ title }) => readText(title, language));
  return (
    <div className="w-flow__start">
      {isNew ? <TextControl {...frame} plain /> : <PickControl {...frame} choices={choices} />}
      {name && (
        <p className="s-field__help" role="status">
          {by.length > 0 ? say('startedBy', { by: by.join(', ') }) : say('nothing', { name })}
        </p>
      )}
      <button type="button" className="w-flow__value" onClick={() => setNew(!isNew)}>
        {say(isNew ? 'pick' : 'new')}
      </button>
    </div>
  );
}

const texts = {
  startedBy: { th: 'เริ่มเมื่อ {by}', en: 'Started by {by}' },
  nothing: {
    th: 'ยังไม่มีเหตุการณ์ใดสั่งเริ่มด้วยชื่อ {name} โฟลว์จะไม่ทำงานจนกว่าจะมี เลือกชื่อจากรายการ หรือใส่ชื่อนี้ในการกระทำของเหตุการณ์',
    en: 'No event starts flows by the name {name} yet, so this flow does not run. Choose one from the list, or name it in an action of an event.',
  },
  new: { th: 'ใช้ชื่อใหม่', en: 'Use a new name' },
  pick: { th: 'เลือกจากรายการ', en: 'Choose from the list' },
} satisfies Record<string, Text>;
