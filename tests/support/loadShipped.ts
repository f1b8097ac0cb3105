import { pino } from 'pino';
import { checkPluginParts } from '../../server/app/checkPluginParts.ts';
import { loadChecked } from '../../server/plugins/loadChecked.ts';
import type { LoadedPlugins } from '../../server/plugins/loadPlugins.ts';

let loading: Promise<LoadedPlugins> | undefined;

/** The shipped plugins: read and checked once for all tests of a worker, since nothing changes them. */
export function loadShipped(): Promise<LoadedPlugins> {
  loading ??= loadChecked({ foreign: [], log: pino({ level: 'silent' }), check: checkPluginParts });
  return loading;
}
