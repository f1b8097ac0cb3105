import { pino } from 'pino';
import type { Assets } from '../../server/pages/assets/assets.ts';
import { openAssets } from '../../server/pages/assets/openAssets.ts';
import { loadShipped } from './loadShipped.ts';

/** The browser's code of the shipped plugins, as it is built. */
export async function openShippedAssets(): Promise<Assets> {
  return openAssets({ ...(await loadShipped()), mode: 'built', log: pino({ level: 'silent' }) });
}
