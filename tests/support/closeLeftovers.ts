import { afterAll } from 'vitest';
import { closeLeftDatabases } from './testDatabase.ts';

// Registered before the hooks of the file, so it runs after all of them.
afterAll(closeLeftDatabases);
