import type { Text } from 'sala/schemas';

/** Texts used in several places of this plugin. */
export const remoteControl: Text = { th: 'ควบคุมระยะไกล', en: 'Remote control' };
export const breadcrumbs: Text = { th: 'เส้นทางหน้า', en: 'Breadcrumbs' };
export const siteMenu: Text = { th: 'เมนูของเว็บไซต์', en: 'The menu of the site' };
export const typedHere: Text = { th: 'กำหนดเอง', en: 'Typed here' };
export const siteSearch: Text = { th: 'ค้นหาในเว็บไซต์', en: 'Search' };
export const userMenu: Text = { th: 'เมนูผู้ใช้', en: 'User menu' };
