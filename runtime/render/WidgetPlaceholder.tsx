import { comingFrom } from '../../schemas/widget/comingWidgets.ts';
import { useText } from '../language/useText.ts';

export interface PlaceholderProps {
  type: string;
  reason: 'unknownWidget' | 'newerWidget';
}

/** Why a widget is not drawn, and that nothing of it is lost. */
export function WidgetPlaceholder({ type, reason }: PlaceholderProps) {
  const say = useText(texts);
  const module = reason === 'unknownWidget' ? comingFrom(type) : undefined;
  return <p className="s-placeholder">{module ? say('comingWidget', { type, module }) : say(reason, { type })}</p>;
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
    th: 'วิดเจ็ต “{type}” มากับโมดูล {module} ข้อมูลเดิมยังอยู่ครบ',
    en: 'The widget “{type}” comes with the module {module}. Its content is kept.',
  },
};
