import { fileURLToPath } from 'node:url';

/** The folder of Sala itself. Ends with a separator. */
export const rootDir = fileURLToPath(new URL('../../../', import.meta.url));
