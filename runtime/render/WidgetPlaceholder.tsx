import { readText } from '../../schemas/text.ts';
import { usePageState } from '../context/usePage.ts';
import { useLanguage, useText } from '../language/useText.ts';

export interface PlaceholderProps {
  type: string;
  reason: 'unknownWidget' | 'newerWidget';
}

/** Explains why a widget is not drawn, and that its content is not lost. */
export function WidgetPlaceholder({ type, reason }: PlaceholderProps) {
  const say = useText(texts);
  const coming = usePageState((state) => state.payload.coming?.[type]);
  const plugin = readText(coming, useLanguage());
  return <p className="s-placeholder">{plugin ? say('comingWidget', { type, plugin }) : say(reason, { type })}</p>;
}

const texts = {
  unknownWidget: {
    th: 'ไม่รู้จักวิดเจ็ต “{type}” ข้อมูลเดิมยังอยู่ครบ',
    en: 'The widget “{type}” is not installed. Its content is kept.',
  },
  newerWidget: {
    th: 'วิดเจ็ต “{type}” สร้างด้วยรุ่นใหม่กว่า ข้อมูลเดิมยังอยู่ครบ',
    en: 'The widget “{type}” was made by a newer version. Its content is kept.',
  },
  comingWidget: {
    th: 'วิดเจ็ต “{type}” จะมากับโมดูล {plugin} ข้อมูลเดิมยังอยู่ครบ',
    en: 'The widget “{type}” will come with the module {plugin}. Its content is kept.',
  },
};
