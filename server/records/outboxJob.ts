export const outboxJob = 'outbox';
