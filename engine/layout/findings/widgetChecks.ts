import type { Layout, LayoutObject, Text } from '../../../schemas/index.ts';
import { listObjects } from '../walkLayout.ts';
import type { Check, Found, Mend } from './findings.ts';

/** What stands on a page and is drawn for nobody, or not as it is meant. */
export const widgetChecks: readonly Check[] = [
  {
    name: 'unknownWidget',
    level: 'warning',
    text: {
      th: 'ระบบไม่มีวิดเจ็ต “{what}” ผู้เยี่ยมชมจะไม่เห็นส่วนนี้',
      en: 'The widget “{what}” is not installed: visitors do not see this part',
    },
    find: (layout, { findDefinition, nameComing }) =>
      onShown(layout, ({ type }) => (findDefinition(type) || nameComing?.(type) ? undefined : { what: type })),
  },
  {
    name: 'comingWidget',
    level: 'warning',
    text: {
      th: 'วิดเจ็ตนี้จะมากับโมดูล {what} ในรุ่นต่อไป ตอนนี้ผู้เยี่ยมชมยังไม่เห็นส่วนนี้',
      en: 'This widget will come with a later version of the module {what}: until then visitors do not see this part',
    },
    find: (layout, { findDefinition, nameComing }) =>
      onShown(layout, ({ type }) => {
        const what = findDefinition(type) ? undefined : nameComing?.(type);
        return what && { what };
      }),
  },
  {
    name: 'newerWidget',
    level: 'warning',
    text: {
      th: 'ส่วนนี้สร้างด้วยวิดเจ็ต “{what}” รุ่นที่ใหม่กว่าของระบบนี้ ผู้เยี่ยมชมจะไม่เห็น',
      en: 'This part was made by a newer version of the widget “{what}” than this system has: visitors do not see it',
    },
    find: (layout, { findDefinition }) =>
      onShown(layout, ({ type, v = 1 }) => {
        const definition = findDefinition(type);
        return definition && v > definition.version ? { what: definition.title } : undefined;
      }),
  },
  {
    name: 'offWidget',
    level: 'warning',
    text: {
      th: 'วิดเจ็ตนี้มากับโมดูล {what} ซึ่งเว็บไซต์นี้ปิดไว้ ข้อมูลของโมดูลจึงไม่แสดง เปิดโมดูลในการตั้งค่า หรือนำส่วนนี้ออก',
      en: 'This widget belongs to the module {what}, which is off on this site, so the data of the module is not shown. Turn it on in the settings, or remove this part',
    },
    find: (layout, { nameOff }) =>
      onShown(layout, ({ type }) => {
        const what = nameOff?.(type);
        return what && { what };
      }),
  },
];

/** The objects that are not hidden from everybody, each with what is found of it; it may be taken away. */
function onShown(layout: Layout, find: (object: LayoutObject) => { what: Text | string } | undefined): Found[] {
  return listObjects(layout).flatMap((object) => {
    const found = object.show === false ? undefined : find(object);
    return found ? [{ uid: object.uid, ...found, mends: [removePart] }] : [];
  });
}

const removePart: Mend = { remove: 'part', label: { th: 'นำส่วนนี้ออก', en: 'Remove this part' } };
