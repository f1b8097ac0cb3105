/** What a notification is about; people choose by it how they are told. */
export const noticeTopics = ['approval', 'message', 'form', 'security', 'webhook', 'flow', 'other'] as const;

export type NoticeTopic = (typeof noticeTopics)[number];
