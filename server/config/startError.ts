/** Why Sala cannot start, in one line for the person at the terminal; shown without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}
