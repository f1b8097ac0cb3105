import type { NoticePreference, NoticeTopic } from '../../schemas/index.ts';
import type { Api } from '../api/createApi.ts';

type Answer = Pick<NoticePreference, 'topics'> & { quiet: boolean };

/** Whether the person wants a notification of this topic to pop up now. Where that cannot be read it does: nothing is kept from them. */
export async function wantsToast(api: Api, topic: NoticeTopic = 'other'): Promise<boolean> {
  try {
    const { data } = await api<{ data: Answer }>('/api/notices/preference');
    return !data.quiet && data.topics[topic]?.toast !== false;
  } catch {
    return true;
  }
}
