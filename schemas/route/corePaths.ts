/**
 * Pages that the core itself leads to, from mails, redirects, menus and links. A plugin serves each of them at this path; where
 * that plugin is off there is no such page.
 */
export const corePaths = {
  signIn: '/user/login',
  memberSignIn: '/member/login',
  register: '/user/register',
  /** Takes `token`: confirms an e-mail address. */
  activate: '/user/activate',
  /** Takes `requestId`: sets a new password. */
  reset: '/user/reset',
  studentReset: '/student/reset',
  memberReset: '/member/reset',
  /** Where somebody turns on the second factor that the site demands of them. */
  secondFactor: '/user/second-factor',
  profile: '/user/profile',
  memberProfile: '/member/profile',
  /** Where all others begin after signing in: what is theirs on this site. */
  memberStart: '/member/layout',
  employee: '/user/employee',
  notifications: '/user/notification',
  /** Runs of flows; one of them by `runs.run`. */
  flowRuns: '/support/flow',
  /** Where staff begin after signing in. */
  work: '/work',
  /** The pages of the site, in the builder's words. */
  pages: '/cms/pages',
  settings: '/config/general',
  webhooks: '/config/webhooks',
  dashboard: '/config/dashboard',
  console: '/setup/dashboard',
  /** All sites of the server, for root. */
  sites: '/origin/dashboard',
  /** Followed by the key of a layout. */
  builder: '/cms/builder',
  /** Followed by the slug of a page. */
  page: '/cms/page',
  /** Followed by the slug of a popup: a link there opens it over the page, and without scripts a page of its own. */
  popup: '/cms/popup',
} as const;
