import fc from 'fast-check';

/** Draws the same random cases in every run, so that one commit gives one answer; SALA_SEED looks elsewhere. */
fc.configureGlobal({ seed: Number(process.env.SALA_SEED ?? 1) });
