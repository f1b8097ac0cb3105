import { linkExpired, siteNotYours, switchNeedsPassword } from '../../identity/accounts.errors.ts';
import { listOwnSites } from '../../identity/sites/listOwnSites.ts';
import { createSwitchTicket, signInBySwitch, startSwitch } from '../../identity/sites/switchSite.ts';
import { readOverview } from '../../pages/work/readOverview.ts';
import { changeSite, readSiteChange } from '../../sites/settings/changeSite.ts';
import { presentSettings } from '../../sites/settings/presentSettings.ts';
import { ownRoleShutOut, pluginNotAllowed, siteInvalid } from '../../sites/sites.errors.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { flag, list, map, maybe, object, string, textOf } from '../call/fields.ts';
import { answerButtonPage } from '../http/answerButtonPage.ts';
import { formType } from '../http/readForm.ts';
import { entryRefusals } from './sessionAnswer.ts';
import { plugin, settings } from './siteFields.ts';

/** The settings of the visited site, and switching between one's own sites. */
export const siteCalls: CallGroup = {
  name: 'Site',
  title: { th: 'เว็บไซต์นี้', en: 'This site' },
  calls: [
    defineCall({
      id: 'readSettings',
      method: 'get',
      path: '/api/site',
      summary: { th: 'การตั้งค่าของเว็บไซต์นี้', en: 'Settings of this site' },
      who: 'setter',
      asked: true,
      answer: map,
      handle: ({ app, visit }) => ({ data: presentSettings(app, visit.site) }),
    }),
    defineCall({
      id: 'changeSettings',
      method: 'put',
      path: '/api/site',
      summary: { th: 'แก้ไขการตั้งค่าของเว็บไซต์นี้', en: 'Change the settings of this site' },
      who: 'setter',
      audit: { within: ['site.changed'] },
      body: settings,
      answer: map,
      errors: [siteInvalid, ownRoleShutOut, pluginNotAllowed],
      example: { body: { name: 'Sala', marquee: '' } },
      handle: async ({ app, visit, body }) => {
        await changeSite(app, visit, readSiteChange(app, body, visit.site));
        const site = await app.sites.byId(visit.site.id);
        return { data: presentSettings(app, site ?? visit.site) };
      },
    }),
    defineCall({
      id: 'readOverview',
      method: 'get',
      path: '/api/site/overview',
      summary: { th: 'ภาพรวมของเว็บไซต์', en: 'The site in figures' },
      who: 'setter',
      asked: true,
      answer: object({
        people: map,
        pages: map,
        records: map,
        plugins: list(plugin),
        changes: list(map),
        needs: list(string),
      }),
      handle: async ({ app, visit }) => ({ data: await readOverview(app, visit) }),
    }),
    defineCall({
      id: 'listOwnSites',
      method: 'get',
      path: '/api/sites/mine',
      summary: { th: 'เว็บไซต์ของฉัน', en: 'My sites' },
      who: 'owner',
      answer: list(
        object({
          id: string,
          name: string,
          type: string,
          logo: maybe(string),
          role: string,
          host: maybe(string),
          current: flag,
        }),
      ),
      handle: async ({ app, visit, session: { userId, role } }) => {
        const sites = await listOwnSites(app.db.platform, {
          userId,
          isRoot: role === 'root',
          language: visit.language,
        });
        return { data: sites.map((site) => ({ ...site, current: site.id === visit.site.id })) };
      },
    }),
    defineCall({
      id: 'startSwitch',
      method: 'post',
      path: '/api/sites/switch',
      summary: { th: 'ไปยังเว็บไซต์อื่นของฉันโดยไม่ต้องเข้าสู่ระบบใหม่', en: 'Go to another of my sites without signing in again' },
      who: 'owner',
      audit: { none: 'kept in the log of sign-ins' },
      body: { siteId: textOf(40), 'path?': string },
      limits: { body: '16kb' },
      answer: object({ url: string }),
      cache: 'no-store',
      errors: [siteNotYours, switchNeedsPassword],
      handle: async ({ app, visit, body: { siteId, path } }) => ({
        data: { url: await startSwitch(app, visit, { siteId, path }) },
      }),
    }),
    defineCall({
      id: 'leaveForSite',
      method: 'get',
      path: '/api/sites/leave',
      summary: { th: 'หน้าที่พาไปยังเว็บไซต์อื่นของฉัน', en: 'The page that leads to another of my sites' },
      parameters: { site: { th: 'รหัสของเว็บไซต์ที่จะไป', en: 'Id of the site to go to' } },
      who: 'owner',
      link: true,
      query: { site: textOf(40), 'path?': string },
      file: 'text/html',
      errors: [siteNotYours, switchNeedsPassword],
      handle: async ({ app, visit, query, http }) => {
        const { url, ticket, site } = await createSwitchTicket(app, visit, { siteId: query.site, path: query.path });
        // Only a page of this site presses the button by itself; who was led here by another one does it.
        const pressed = http.get('sec-fetch-site') === 'same-origin';
        return answerButtonPage(http, { ...describeSwitch(site.name), action: url, fields: { ticket }, pressed });
      },
    }),
    defineCall({
      id: 'signInBySwitch',
      method: 'post',
      path: '/api/sites/enter',
      summary: { th: 'ปลายทางของการสลับเว็บไซต์', en: 'Where a switch arrives' },
      who: 'anyone',
      audit: { none: 'kept in the log of sign-ins' },
      link: true,
      crossSite: true,
      takes: formType,
      body: { ticket: textOf(200) },
      limits: { body: '16kb', rate: { name: 'ticket', per: 'address' } },
      status: 303,
      errors: [linkExpired, ...entryRefusals],
      handle: async ({ app, visit, body: { ticket }, http }) => {
        const path = await signInBySwitch(app, visit, { ticket, origin: http.get('origin') });
        http.status = 303;
        http.redirect(path);
      },
    }),
  ],
};

function describeSwitch(site: string) {
  return {
    title: { th: `ไปยัง ${site}`, en: `Go to ${site}` },
    what: { th: 'กดปุ่มเพื่อเข้าสู่ระบบที่เว็บไซต์นั้น', en: 'Press the button to sign in there.' },
    button: { th: 'ไปต่อ', en: 'Go on' },
  };
}
