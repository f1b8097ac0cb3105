/** Two cores are shared by tests, servers and browsers: what is to come may take its time. */
export const patience = 10_000;
