import { defineWidget } from 'sala/schemas';
import { readChoice, readPage } from '../../shared/readAddress.ts';

export const logs = ['sign-ins', 'audit'] as const;
export const logPageSize = 50;

export const widget = defineWidget({
  type: 'activity_log',
  title: { th: 'บันทึกการใช้งาน', en: 'Logs' },
  icon: 'history',
  category: 'shell',
  version: 1,
  internal: true,
  hydrate: 'load',
  props: { type: 'object', properties: {} },
  data: (_, address) => ({
    lines: {
      source: readChoice(address.log, logs) === 'audit' ? 'config.audit' : 'config.signIns',
      params: { page: readPage(address), limit: logPageSize },
    },
  }),
});
