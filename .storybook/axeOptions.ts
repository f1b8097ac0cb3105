import type { RunOptions } from 'axe-core';

/** What passes is not described, which would make most of a run and of its report. */
export const axeOptions: RunOptions = { resultTypes: ['violations'], preload: false };
