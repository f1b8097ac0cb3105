import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { pictureBroken, pictureTooLarge, pictureTooSlow } from '../files.errors.ts';
import type { PictureAnswer, PictureJob, PictureSize } from './pictureJob.ts';

export interface PictureProcess {
  pid: number | undefined;
  run(job: PictureJob): Promise<PictureSize>;
  stop(): void;
}

/** The picture process gets no other environment variables. */
const passedOn = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];

/** Starts a picture process. It is killed on a timeout, and not reused after a failure. */
export function startPictureProcess(seconds: number): PictureProcess {
  const child = fork(new URL('./picture.process.ts', import.meta.url), {
    execArgv: ['--max-old-space-size=64'],
    env: Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // People who read pages do not wait for pictures.
  if (child.pid !== undefined) setPriority(child.pid, 10);
  const ended = new Promise<never>((_, reject) => {
    child.on('error', reject);
    child.on('exit', () => reject(pictureBroken()));
  });
  ended.catch(() => undefined); // it may exit while idle
  letGo();

  /** Unreferenced, so that it does not keep the server running. */
  function letGo() {
    child.unref();
    child.channel?.unref();
  }

  return {
    pid: child.pid,
    run: async (job) => {
      child.ref();
      let timer: NodeJS.Timeout | undefined;
      try {
        const answered = new Promise<PictureAnswer>((resolve, reject) => {
          child.once('message', (answer) => resolve(answer as PictureAnswer)); // all that `picture.process.ts` sends
          timer = setTimeout(() => reject(pictureTooSlow()), seconds * 1000);
        });
        child.send(job);
        const answer = await Promise.race([answered, ended]);
        if ('size' in answer) return answer.size;
        throw answer.refusal === 'large' ? pictureTooLarge({ limit: answer.limit }) : pictureBroken();
      } finally {
        clearTimeout(timer);
        letGo();
      }
    },
    stop: () => {
      child.kill('SIGKILL');
    },
  };
}
