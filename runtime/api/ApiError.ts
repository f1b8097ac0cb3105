/** A refused or failed call. `message` is in the session's language; it is empty when the server was not reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;

  constructor(failure: { status: number; code: string; message: string; details?: unknown }) {
    super(failure.message);
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code;
    this.details = failure.details;
  }
}
