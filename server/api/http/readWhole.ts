import { SalaError } from '../../../schemas/index.ts';
import { bodySlow, bodyTooLarge } from '../../platform/errors/httpErrors.ts';
import type { App } from '../app.ts';
import type { Context } from './context.ts';

interface Reading {
  limit: string;
  read: () => Promise<unknown>;
  /** The refusal of what cannot be read. */
  broken: () => SalaError;
}

/** Reads a body as a whole, within its size and its time. */
export async function readWhole(app: App, context: Context, { limit, read, broken }: Reading): Promise<unknown> {
  const { points: seconds } = app.config.limits.bodySeconds;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    context.set('Connection', 'close'); // the rest of it is not waited for
    late.reject(bodySlow({ seconds }));
  }, seconds * 1000);
  try {
    return await Promise.race([read(), late.promise]);
  } catch (error) {
    if (error instanceof SalaError) throw error;
    throw error instanceof Error && 'status' in error && error.status === 413 ? bodyTooLarge({ limit }) : broken();
  } finally {
    clearTimeout(timer);
  }
}
