/** How many transactions of this process PostgreSQL gave up for others, to be run again. */
export const collisions = { count: 0 };
