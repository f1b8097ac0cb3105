/** A fault: what stood there, what stands there then, and what is said of that file, or of `saidOf`. */
export type FaultRow = [what: string, from: string, to: string, said: string, saidOf?: string];
