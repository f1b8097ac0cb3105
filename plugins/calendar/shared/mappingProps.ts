import { type PropertySchema, prop, type Text, words } from 'sala/schemas';

const help: Text = { th: 'ชื่อฟิลด์ในคอลเลกชัน เว้นว่างถ้าไม่มี', en: 'Name of a field of the collection; empty for none' };

/** Where the entries come from and which of their fields mean what: the same for every calendar and board. */
export const mappingProps: Record<string, PropertySchema> = {
  collection: prop.text({ th: 'คอลเลกชัน', en: 'Collection' }, { default: 'task', max: 100, group: 'data' }),
  query: prop.condition({ th: 'เฉพาะรายการที่', en: 'Only entries that' }, { default: {} }),
  titleField: field('title', { th: 'ฟิลด์ชื่อ', en: 'Field of the title' }),
  startField: field('startDate', { th: 'ฟิลด์วันเริ่ม', en: 'Field of the first day' }),
  endField: field('dueDate', { th: 'ฟิลด์วันสิ้นสุด', en: 'Field of the last day' }),
  colorField: field('color', { th: 'ฟิลด์สี', en: 'Field of the colour' }),
  descriptionField: field('description', { th: 'ฟิลด์รายละเอียด', en: 'Field of the description' }),
  personIdField: field('assignee', { th: 'ฟิลด์ผู้รับผิดชอบ', en: 'Field of the person' }),
  personField: field('assignedTo', { th: 'ฟิลด์ชื่อผู้ที่ไม่มีบัญชี', en: 'Field of a name without an account' }),
  priorityField: field('priority', { th: 'ฟิลด์ความสำคัญ', en: 'Field of the priority' }),
  path: prop.text(
    { th: 'ที่อยู่ของรายการ', en: 'Address of an entry' },
    {
      max: 500,
      help: { th: 'เช่น /hr/leave/{id} เว้นว่างเพื่อเปิดในหน้าต่าง', en: 'Such as /hr/leave/{id}; empty for none' },
      group: 'data',
    },
  ),
  editable: prop.toggle(
    { th: 'ให้ผู้มีสิทธิ์เพิ่ม แก้ไข และย้าย', en: 'Those who may can add, change and move' },
    { default: true },
  ),
};

export const titleProp: PropertySchema = prop.text(words.title, { max: 200, bind: true });

export function field(name: string, title: Text): PropertySchema {
  return prop.field(title, { default: name, help });
}
