import { defineScreenWidget } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';
import { readChoice, readPage } from '../../shared/readAddress.ts';
import { jobKinds, jobStates } from './job.ts';

export const jobPageSize = 25;

export const widget = defineScreenWidget({
  type: 'jobs',
  title: configWords.jobs,
  icon: 'activity',
  data: (_, address) => {
    const state = readChoice(address.state, jobStates);
    return {
      jobs: {
        source: 'config.jobs',
        params: {
          kind: readChoice(address.kind, jobKinds) || jobKinds[0],
          ...(state && { state }),
          page: readPage(address),
          limit: jobPageSize,
        },
      },
      server: { source: 'config.serverState' },
    };
  },
});
