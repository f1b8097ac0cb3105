/** A site may be suspended: it keeps everything and answers nobody until it is resumed. */
export const siteSuspension = `
alter table site add column suspended_at timestamptz;
`;
