import type { StateConfig } from './defineRecordMachine.ts';
import { activate, deactivate } from './events.ts';

/** States shared by many collections: their texts and tones. */
export const draft: StateConfig = { title: { th: 'ร่าง', en: 'Draft' }, tone: 'neutral' };
export const active: StateConfig = { title: { th: 'ใช้งาน', en: 'Active' }, tone: 'success' };
export const inactive: StateConfig = { title: { th: 'ไม่ใช้งาน', en: 'Inactive' }, tone: 'neutral' };
export const suspended: StateConfig = { title: { th: 'พักใช้', en: 'Suspended' }, tone: 'warning' };
export const blacklisted: StateConfig = { title: { th: 'บัญชีดำ', en: 'Blacklisted' }, tone: 'danger', final: true };
export const submitted: StateConfig = { title: { th: 'ส่งแล้ว', en: 'Submitted' }, tone: 'info' };
export const sent: StateConfig = { title: { th: 'ส่งแล้ว', en: 'Sent' }, tone: 'info' };
export const viewed: StateConfig = { title: { th: 'เปิดดูแล้ว', en: 'Viewed' }, tone: 'info' };
export const approved: StateConfig = { title: { th: 'อนุมัติแล้ว', en: 'Approved' }, tone: 'info' };
export const rejected: StateConfig = { title: { th: 'ปฏิเสธ', en: 'Rejected' }, tone: 'danger', final: true };
export const picking: StateConfig = { title: { th: 'กำลังหยิบ', en: 'Picking' }, tone: 'info' };
export const shipped: StateConfig = { title: { th: 'ส่งออกแล้ว', en: 'Shipped' }, tone: 'warning' };
export const delivered: StateConfig = { title: { th: 'ส่งถึงแล้ว', en: 'Delivered' }, tone: 'success' };
export const completed: StateConfig = { title: { th: 'เสร็จสิ้น', en: 'Completed' }, tone: 'success' };
export const complete: StateConfig = { title: { th: 'เสร็จสิ้น', en: 'Complete' }, tone: 'success' };
export const closed: StateConfig = { title: { th: 'ปิดแล้ว', en: 'Closed' }, tone: 'neutral', final: true };
export const archived: StateConfig = { title: { th: 'เก็บถาวร', en: 'Archived' }, tone: 'neutral', final: true };
export const cancelled: StateConfig = { title: { th: 'ยกเลิกแล้ว', en: 'Cancelled' }, tone: 'danger', final: true };

/** The states of records that are only enabled or disabled. */
export const onOff: Record<'active' | 'inactive', StateConfig> = {
  active: { ...active, transitions: { inactive: deactivate } },
  inactive: { ...inactive, transitions: { active: activate } },
};
