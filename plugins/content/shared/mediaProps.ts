import { type PropertyOptions, type PropertySchema, prop, type Text, words } from 'sala/schemas';
import * as contentWords from './contentWords.ts';

const ratios = {
  original: { th: 'ตามรูปเดิม', en: 'As it is' },
  '21/9': { th: '21:9', en: '21:9' },
  '16/9': { th: '16:9', en: '16:9' },
  '4/3': { th: '4:3', en: '4:3' },
  '1/1': { th: 'จัตุรัส', en: 'Square' },
  '3/4': { th: '3:4 แนวตั้ง', en: '3:4 portrait' },
  '9/16': { th: '9:16 แนวตั้ง', en: '9:16 portrait' },
} satisfies Record<string, Text>;

/** The proportion of a picture or video: those that the widget offers, in its order. */
export function ratioProp(offered: (keyof typeof ratios)[], options: PropertyOptions = {}): PropertySchema {
  const titles = Object.fromEntries(offered.map((ratio) => [ratio, ratios[ratio]]));
  return prop.choice({ th: 'สัดส่วน', en: 'Proportion' }, titles, options);
}

export const videoRatioProp = ratioProp(['16/9', '4/3', '1/1', '9/16']);

/** One of several pictures. */
export const pictureProps: Record<'image' | 'alt', PropertySchema> = {
  image: prop.image(words.image),
  alt: prop.text(contentWords.pictureDescription, { bind: true }),
};

export const videoProps: Record<'title' | 'caption' | 'poster', PropertySchema> = {
  title: prop.text({ th: 'ชื่อวิดีโอ', en: 'Title' }, { bind: true }),
  caption: prop.text({ th: 'คำบรรยายใต้วิดีโอ', en: 'Caption' }, { max: 500, bind: true }),
  poster: prop.image({ th: 'ภาพก่อนเล่น', en: 'Picture before playing' }, { group: 'look' }),
};

/** What is drawn until there is a picture or film: `drawnScenes`. */
export const placeholderProp = prop.choice(
  { th: 'ภาพวาดแทนไปก่อน', en: 'Drawing until then' },
  {
    none: words.none,
    landscape: { th: 'ทิวทัศน์', en: 'Landscape' },
    place: { th: 'ร้านหรืออาคาร', en: 'Shop or building' },
    work: { th: 'โต๊ะทำงาน', en: 'Desk' },
    people: { th: 'กลุ่มคน', en: 'People' },
    person: { th: 'บุคคล', en: 'Person' },
    thing: { th: 'สิ่งของ', en: 'Thing' },
    film: { th: 'จอภาพยนตร์', en: 'Screen' },
  },
  {
    help: {
      th: 'แสดงด้วยสีของธีม จนกว่าจะใส่รูปหรือวิดีโอจริง',
      en: 'Shown in the colours of the theme until there is a real picture or film',
    },
    group: 'look',
  },
);
