const collisions = new Set<unknown>(['40P01', '40001']);

/** Whether PostgreSQL gave up a transaction for another one: a deadlock, or rows that changed under it. */
export function isCollision(error: unknown): boolean {
  return error instanceof Error && 'code' in error && collisions.has(error.code);
}
