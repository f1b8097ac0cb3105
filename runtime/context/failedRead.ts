/** The server could not read the data of an object; `reason` is shown to administrators only. */
export class FailedRead extends Error {
  readonly reason: string | undefined;
  constructor(reason?: string) {
    super('the server could not read it');
    this.reason = reason;
  }
}

export function reasonOf(error: unknown): string | undefined {
  return error instanceof FailedRead ? error.reason : undefined;
}
