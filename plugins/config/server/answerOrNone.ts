import { type Json, SalaError } from 'sala/schemas';

/** The answer, or null where the house says that there is no such thing: the screen tells it, other refusals stay refusals. */
export async function answerOrNone(answer: Promise<Json>, missing: string): Promise<Json> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof SalaError && error.code === missing) return null;
    throw error;
  }
}
