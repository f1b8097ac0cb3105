import { isJsonObject, type RemoteAnswer } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import { answerTopic } from './remoteOrder.ts';

const patienceMs = 1200;
const maxAnswers = 50;

/** The answers of the pages that were asked, as many as come within about a second. */
export async function collectAnswers(app: App, id: string, ask: () => Promise<void>): Promise<RemoteAnswer[]> {
  const answers: RemoteAnswer[] = [];
  const stop = await app.queue.subscribe(answerTopic(id), (_, data) => {
    const answer = readAnswer(data);
    if (answer && answers.length < maxAnswers) answers.push(answer);
  });
  try {
    await ask();
    await new Promise((done) => setTimeout(done, patienceMs));
  } finally {
    await stop();
  }
  return answers;
}

/** A page may be anybody's: only what is expected is passed on, and never much of it. */
function readAnswer(data: unknown): RemoteAnswer | undefined {
  if (!isJsonObject(data)) return undefined;
  const text = (value: unknown) => String(value ?? '').slice(0, 300);
  const { device } = data;
  return {
    path: text(data.path),
    visible: data.visible === true,
    online: data.online === true,
    idleSeconds: Number.isFinite(data.idleSeconds) ? Math.max(0, Math.round(Number(data.idleSeconds))) : 0,
    ...(isJsonObject(device) && {
      device: {
        userAgent: text(device.userAgent),
        language: text(device.language),
        timeZone: text(device.timeZone),
        screen: text(device.screen),
        window: text(device.window),
        touch: device.touch === true,
      },
    }),
  };
}
