/** SQLSTATE of a connection that failed or was ended by the server, and what the system says where none can be made. */
const codes = /^(08\w{3}|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE)$/;
/** What the driver says of a connection that ended under it, without a code. */
const messages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** The database went away: nothing is known of the work, and it may be done again once the database is back. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown }; // of the driver and of the system
  return (typeof code === 'string' && codes.test(code)) || messages.test(error.message);
}
