import { type FlowStep, SalaError } from '../../../schemas/index.ts';

/** In how many seconds a failed step is tried again; undefined where no attempt is left or another would fail alike. */
export function planRetry(step: FlowStep, attempts: number, error: unknown): number | undefined {
  const { times = 0, seconds = 1 } = step.retry ?? {};
  if (attempts === 0 || attempts > times || !isWorthRetrying(error)) return undefined;
  return seconds * 2 ** (attempts - 1);
}

/** A refusal stays one, except those caused by somebody doing something at the same time. */
function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof SalaError) || error.status >= 500 || [409, 429].includes(error.status);
}
