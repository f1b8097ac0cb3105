import type { Json, JsonObject } from 'sala/schemas';

const states = [
  { name: 'open', title: 'ยังไม่เสร็จ', tone: 'info' },
  { name: 'done', title: 'เสร็จแล้ว', tone: 'success' },
];
const options = [
  { value: 'High', title: 'สูง' },
  { value: 'Medium', title: 'ปานกลาง' },
  { value: 'Low', title: 'ต่ำ' },
];
const fields = { priority: { title: 'ความสำคัญ', options }, startDate: { title: 'วันเริ่ม', format: 'date' } };
const required = ['title', 'startDate', 'dueDate'];

/** The server's answers for an editor and for a reader. */
export const mayAll: Json = { create: true, update: true, states, fields, required };
export const mayRead: Json = { create: false, update: false, states, fields, required };

const thaiDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Bangkok' });

/** A day of the present month, as the site counts: it begins seven hours before that of UTC. */
export function dayOfMonth(day: number): string {
  return `${thaiDay.format(new Date()).slice(0, 7)}-${String(day).padStart(2, '0')}`;
}

export function buildTask(id: string, over: JsonObject = {}): JsonObject {
  return {
    id,
    state: 'open',
    version: 1,
    title: `งาน ${id}`,
    startDate: dayOfMonth(10),
    dueDate: dayOfMonth(12),
    priority: 'Medium',
    assignedTo: 'มาลี แก้วใส',
    color: '#2f5d9b',
    ...over,
  };
}

export function buildList(data: JsonObject[], total = data.length): Json {
  return { data, total, page: 1, limit: 200 };
}

/** A month with one task of every status, a full day and a long title. */
export const someTasks: JsonObject[] = [
  buildTask('a', { title: 'ตรวจข้อสอบปลายหลักสูตร', startDate: '2020-01-01', dueDate: dayOfMonth(3), priority: 'High' }),
  buildTask('b', { title: 'ถ่ายวิดีโอบทที่ 3', startDate: dayOfMonth(1), dueDate: '2999-01-01', color: '#0f6b57' }),
  buildTask('c', { title: 'ออกใบรับรอง', startDate: dayOfMonth(28), dueDate: '2999-01-01', color: '#e0a526' }),
  buildTask('d', {
    title: 'สรุปโครงการ',
    state: 'done',
    startDate: dayOfMonth(2),
    dueDate: dayOfMonth(6),
    priority: 'Low',
  }),
  ...['e', 'f', 'g', 'h'].map((id) => buildTask(id, { startDate: dayOfMonth(15), dueDate: dayOfMonth(15) })),
];
