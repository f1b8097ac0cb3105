import type { Text } from 'sala/schemas';

/** Texts used in several places of this plugin. */
export const annualCalendar: Text = { th: 'ปฏิทินการอบรมประจำปี', en: 'Annual training calendar' };
export const go: Text = { th: 'ไป', en: 'Go' };
export const table: Text = { th: 'ตาราง', en: 'Table' };
export const board: Text = { th: 'กระดาน', en: 'Board' };
export const calendar: Text = { th: 'ปฏิทิน', en: 'Calendar' };
