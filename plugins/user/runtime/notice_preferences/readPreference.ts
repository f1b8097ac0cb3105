import { mailChoices, type NoticePreference, noticeTopics } from 'sala/schemas';

/** What the form says; LINE stays as it was where the site has none and nothing was asked. */
export function readPreference(
  form: FormData,
  { topics, line }: Pick<NoticePreference, 'topics'> & { line: object | null },
): NoticePreference {
  const time = (name: string) => String(form.get(name) ?? '').slice(0, 5) || null;
  const chosen = noticeTopics.map((topic) => [
    topic,
    {
      toast: form.has(`toast.${topic}`),
      mail: mailChoices.find((choice) => choice === form.get(`mail.${topic}`)) ?? topics[topic].mail,
      line: line ? form.has(`line.${topic}`) : topics[topic].line,
    },
  ]);
  return {
    topics: Object.fromEntries(chosen) as NoticePreference['topics'], // one of each topic
    digestAt: time('digestAt') ?? '08:00',
    quietFrom: time('quietFrom'),
    quietTo: time('quietTo'),
  };
}
