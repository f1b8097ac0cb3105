/** The effects of actions that reach beyond records: Sala's own, so that no plugin may take their names. */
export const coreEffects = ['notify', 'document', 'flow'] as const;

export type CoreEffect = (typeof coreEffects)[number];
