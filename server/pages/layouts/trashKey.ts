import { randomUUID } from 'node:crypto';

const prefix = 'trash/';

/** The key of a layout while it is deleted. */
export const createTrashKey = () => `${prefix}${randomUUID()}`;

export const isTrashKey = (key: string) => key.startsWith(prefix);
