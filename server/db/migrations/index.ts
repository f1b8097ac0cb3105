import { base } from './0000_base.ts';
import { sites } from './0001_sites.ts';
import { people } from './0002_people.ts';
import { layouts } from './0003_layouts.ts';
import { policies } from './0004_policies.ts';
import { records } from './0005_records.ts';
import { accounts } from './0010_accounts.ts';
import { gates } from './0020_gates.ts';
import { files } from './0061_files.ts';
import { sessionLock } from './0070_session_lock.ts';
import { siteSuspension } from './0080_site_suspension.ts';

/** In the order they run; append only. A released migration is never edited. */
export const migrations: Record<string, string> = {
  '0000_base': base,
  '0001_sites': sites,
  '0002_people': people,
  '0003_layouts': layouts,
  '0004_policies': policies,
  '0005_records': records,
  '0010_accounts': accounts,
  '0020_gates': gates,
  '0061_files': files,
  '0070_session_lock': sessionLock,
  '0080_site_suspension': siteSuspension,
};
