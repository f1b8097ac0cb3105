import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface TestDirectory {
  url: string;
  baseDn: string;
  bindDn: string;
  bindPassword: string;
  close(): Promise<void>;
}

export interface DirectoryPerson {
  uid: string;
  /** Part of the organisation; two people may have one name in two parts. */
  unit?: string;
  password: string;
  mail?: string;
  givenName?: string;
  sn?: string;
}

const baseDn = 'dc=example,dc=co,dc=th';

/** A real LDAP server, in a process of its own, with these people in it. */
export async function openLdapServer(people: DirectoryPerson[]): Promise<TestDirectory> {
  const bindDn = `cn=reader,${baseDn}`;
  const bindPassword = 'reader-secret';
  const entries = [
    { dn: bindDn, password: bindPassword, attributes: { cn: 'reader' } },
    ...people.map(({ password, unit = 'people', ...attributes }) => ({
      dn: `uid=${attributes.uid},ou=${unit},${baseDn}`,
      password,
      attributes,
    })),
  ];
  const child = spawn(
    process.execPath,
    ['--no-warnings', join(import.meta.dirname, 'ldapProcess.ts'), JSON.stringify({ baseDn, entries })],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const url = await new Promise<string>((ready, fail) => {
    child.stdout.once('data', (line: Buffer) => ready(line.toString().trim()));
    child.once('exit', (code) => fail(new Error(`the directory ended with ${code}`)));
  });
  return {
    url,
    baseDn,
    bindDn,
    bindPassword,
    close: () =>
      new Promise((done) => {
        child.removeAllListeners('exit');
        child.once('exit', () => done());
        child.kill();
      }),
  };
}
