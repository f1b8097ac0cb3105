import { defineScreenWidget } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';
import { readChoice, readPage } from '../../shared/readAddress.ts';

export const logs = ['sign-ins', 'audit'] as const;
export const logPageSize = 50;

export const widget = defineScreenWidget({
  type: 'activity_log',
  title: configWords.logs,
  icon: 'history',
  data: (_, address) => ({
    lines: {
      source: readChoice(address.log, logs) === 'audit' ? 'config.audit' : 'config.signIns',
      params: { page: readPage(address), limit: logPageSize },
    },
  }),
});
