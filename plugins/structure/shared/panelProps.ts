import { type PropertySchema, prop, words } from 'sala/schemas';

/** The common properties of every panel of a container: a key, a title, and an anchor name. */
export const panelProps: Record<string, PropertySchema> = {
  uid: prop.uid,
  title: prop.text(words.entryTitle, { max: 120, bind: true }),
  anchor: prop.anchor({ th: 'ลิงก์ #ชื่อนี้ เปิดช่องนี้', en: 'A link to #name opens it' }),
};

/** Panels without a visible title. */
export const unnamedPanelProps: Record<string, PropertySchema> = {
  uid: prop.uid,
  title: prop.text({ th: 'ชื่อ (เห็นในตัวสร้างเท่านั้น)', en: 'Name (seen only in the builder)' }, { max: 60 }),
};
