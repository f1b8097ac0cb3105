import { pino } from 'pino';
import { checkPluginParts } from '../../server/app/checkPluginParts.ts';
import { type LoadedPlugins, loadPlugins } from '../../server/plugins/loadPlugins.ts';

let loading: Promise<LoadedPlugins> | undefined;

/** The shipped plugins: read and checked once for all tests of a worker, since nothing changes them. */
export function loadShipped(): Promise<LoadedPlugins> {
  loading ??= loadPlugins({ foreign: [], log: pino({ level: 'silent' }), check: checkPluginParts });
  return loading;
}
