import type { IncomingMessage } from 'node:http';
import { SalaError } from '../../../schemas/index.ts';
import type { App } from '../app.ts';
import { admitPage } from './admitPage.ts';
import type { Channel } from './channel.ts';
import { readAddress } from './readAddress.ts';
import { createSocketPlaces } from './socketPlaces.ts';

export type AdmittedPage = Pick<Channel, 'site' | 'session' | 'token' | 'address'>;

export const unknownChannel = '404 Not Found';
export const tooManyChannels = '429 Too Many Requests';

/**
 * Decides who may have a channel: the page and its place, or the status of the refusal. The address is counted before anything
 * is looked up, so that many at the same moment are not all let in.
 */
export function createAdmission(app: App) {
  const places = createSocketPlaces(app.config.limits);
  return async (request: IncomingMessage): Promise<string | { page: AdmittedPage; release: () => void }> => {
    const address = readAddress(request, app.config.trustProxy);
    const release = places.take({ socketsByAddress: address });
    if (!release) return tooManyChannels;
    let isTaken = false;
    try {
      const page = await admitPage(app, request);
      if (!page) return unknownChannel;
      const siteId = page.site.id;
      const userId = page.session?.userId ?? null;
      const more = places.take({
        socketsBySite: siteId,
        ...(userId !== null && { socketsByPerson: `${siteId} ${userId}` }),
      });
      if (!more) return tooManyChannels;
      const giveBack = () => {
        release();
        more();
      };
      try {
        await app.budgets.spend('socketsOpened', { siteId, userId, address });
      } catch (error) {
        more();
        if (error instanceof SalaError) return tooManyChannels;
        throw error;
      }
      isTaken = true;
      return { page: { ...page, address }, release: giveBack };
    } finally {
      if (!isTaken) release();
    }
  };
}
