/** A session may be locked: it stays, and answers nothing until its owner gives his password. */
export const sessionLock = `
alter table session add column locked_at timestamptz;
`;
