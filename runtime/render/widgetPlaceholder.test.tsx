import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defineProps, defineWidget } from '../../schemas/index.ts';
import { drawWidget } from '../../tests/support/drawWidget.tsx';
import { WidgetPlaceholder } from './WidgetPlaceholder.tsx';

const widget = defineWidget({
  type: 'host',
  title: { th: '', en: '' },
  icon: 'box',
  category: 'content',
  version: 1,
  hydrate: 'never',
  props: defineProps({}),
});
const draw = (type: string) =>
  renderToStaticMarkup(
    drawWidget(widget, () => <WidgetPlaceholder type={type} reason="unknownWidget" />, {
      page: { coming: { course_ribbon: { th: 'หลักสูตร', en: 'Courses' } } },
    }),
  );

it('names the plugin that will bring the widget', () => {
  expect(draw('course_ribbon')).toContain('จะมากับโมดูล หลักสูตร ข้อมูลเดิมยังอยู่ครบ');
});

it('says of any other type that it is not known and its content is kept', () => {
  expect(draw('unheard_of')).toContain('ไม่รู้จักวิดเจ็ต “unheard_of” ข้อมูลเดิมยังอยู่ครบ');
});
