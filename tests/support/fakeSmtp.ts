import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface FakeSmtp {
  url: string;
  mails: Email[];
  /** While true every mail is refused. */
  refuse: boolean;
  /** The newest mail to an address, waited for. */
  waitFor(address: string, subject?: string): Promise<Email>;
  close(): Promise<void>;
}

/** A mail server on this machine that takes every mail and delivers none. */
export async function openFakeSmtp(): Promise<FakeSmtp> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (fake.refuse) return done(new Error('the mail box is full'));
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const fake: FakeSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: false,
    waitFor: async (address, subject = '') => {
      for (let attempt = 0; attempt < 100; attempt += 1) {
        const found = mails.findLast(
          (mail) => mail.to?.some((to) => to.address === address) && mail.subject?.includes(subject),
        );
        if (found) return found;
        await wait(100);
      }
      throw new Error(`no mail "${subject}" to ${address}`);
    },
    close: () => new Promise((done) => server.close(done)),
  };
  return fake;
}

/** The link of a mail's button. */
export function readLink(mail: Email): URL {
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
  if (!link) throw new Error(`no link in the mail: ${mail.text}`);
  return new URL(link);
}
