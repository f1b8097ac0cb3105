import { createServer } from 'node:net';

/** Checks that the port is free before anything is opened, so that a start that cannot succeed ends at once. */
export async function refuseBusyPort(port: number, host: string | undefined): Promise<void> {
  const probe = createServer();
  await new Promise<void>((done, fail) => {
    probe.once('error', fail);
    probe.listen(port, host, done);
  });
  await new Promise((done) => probe.close(done));
}
