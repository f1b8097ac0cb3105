import { pageUnknown } from '../../platform/errors/httpErrors.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { list, object, string } from '../call/fields.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** For `npm run dev` only: other servers neither have nor describe these calls. */
export const devToolCalls: CallGroup = {
  name: 'DevTools',
  title: { th: 'เครื่องมือพัฒนา', en: 'Development tools' },
  calls: [
    defineCall({
      id: 'listDevHosts',
      method: 'get',
      path: '/api/dev/hosts',
      summary: { th: 'ชื่อโฮสต์ของทุกเว็บไซต์', en: 'The host names of all sites' },
      who: 'anyone',
      answer: list(object({ name: string, host: string })),
      errors: [pageUnknown],
      handle: async ({ app, visit, http }) => {
        if (!loopback.has(http.req.socket.remoteAddress ?? '') || !isLocalName(visit.hostname)) throw pageUnknown();
        const sites = await app.sites.all();
        return { data: sites.flatMap(({ name, hosts }) => hosts.map((host) => ({ name, host }))) };
      },
    }),
  ],
};

function isLocalName(name: string): boolean {
  return name === 'localhost' || name === '127.0.0.1' || name.endsWith('.localhost');
}
