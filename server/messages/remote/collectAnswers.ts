import { isJsonObject, type RemoteAnswer } from '../../../schemas/index.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { answerTopic } from './remoteCommand.ts';

const patienceMs = 1200;
const maxAnswers = 50;

/** The answers of the pages that arrive within about a second. */
export async function collectAnswers(app: RecordParts, id: string, ask: () => Promise<void>): Promise<RemoteAnswer[]> {
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

/** Pages are not trusted: only expected fields are passed on, with limited lengths. */
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
