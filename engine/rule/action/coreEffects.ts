/** By it a record of the collection that serves messages reaches whom it is for; the only one that machines name themselves. */
export const messageEffect = 'message.deliver';

/** The effects that reach beyond records: Sala's own, so that no plugin may take their names. */
export const coreEffects = ['notify', 'assigned', 'document', 'flow', messageEffect] as const;

export type CoreEffect = (typeof coreEffects)[number];
