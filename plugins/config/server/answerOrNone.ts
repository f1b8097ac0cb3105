import { type Json, SalaError } from 'sala/schemas';

/** The answer, or null for "not found", which the screen shows itself; other errors are thrown. */
export async function answerOrNone(answer: Promise<Json>, missing: string): Promise<Json> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof SalaError && error.code === missing) return null;
    throw error;
  }
}
