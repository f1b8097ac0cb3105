import pino from 'pino';
import { loadPlugins } from '../../plugins/loadPlugins.ts';
import { ensureBuilt } from './ensureBuilt.ts';

/** `npm run build`: builds the browser's code ahead of time, with the foreign plugins named in `PLUGINS`. */
const log = pino({ level: process.env.LOG_LEVEL ?? 'info' });
const foreign = (process.env.PLUGINS ?? '').split(',').map((name) => name.trim());
const { plugins } = await loadPlugins({ foreign: foreign.filter((name) => name !== ''), log });
await ensureBuilt({ plugins, log, force: process.argv.includes('--force') });
