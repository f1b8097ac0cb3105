import type { Text } from '../text.ts';

/** What a notification is about; people choose by it how they are notified. */
export const noticeTopics = [
  'approval',
  'assignment',
  'message',
  'form',
  'security',
  'webhook',
  'flow',
  'other',
] as const;

export type NoticeTopic = (typeof noticeTopics)[number];

/** What the topics are called. */
export const noticeTopicTitles: Record<NoticeTopic, Text> = {
  approval: { th: 'การอนุมัติ', en: 'Approvals' },
  assignment: { th: 'งานที่มอบหมายให้คุณ', en: 'What is assigned to you' },
  message: { th: 'ข้อความ', en: 'Messages' },
  form: { th: 'แบบฟอร์ม', en: 'Forms' },
  security: { th: 'ความปลอดภัยของบัญชี', en: 'Security of the account' },
  webhook: { th: 'ระบบที่เชื่อมต่อ', en: 'Connected systems' },
  flow: { th: 'โฟลว์', en: 'Flows' },
  other: { th: 'เรื่องอื่น', en: 'Anything else' },
};

export const mailChoices = ['now', 'digest', 'off'] as const;

/** How somebody wants to be notified of a topic, beside finding it among their notifications. */
export interface TopicChoice {
  toast: boolean;
  mail: (typeof mailChoices)[number];
  line: boolean;
}

/** How a person wants to be notified on one site. Times are of the day on the clocks of the site. */
export interface NoticePreference {
  topics: Record<NoticeTopic, TopicChoice>;
  /** When the daily mail with what is unread comes. */
  digestAt: string;
  /** From then to then nothing is sent and nothing pops up; both or neither. */
  quietFrom: string | null;
  quietTo: string | null;
}
