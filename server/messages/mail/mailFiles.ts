import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config/readConfig.ts';

/** Where a mail is also kept as a file in development, while no server sends it. */
export function mailFile({ dataDir }: Pick<Config, 'dataDir'>, id: string): string {
  return join(dataDir, 'mail', `${id}.txt`);
}

/** Removes the files of mails that are gone. */
export async function removeMailFiles(config: Pick<Config, 'dataDir'>, ids: string[]): Promise<void> {
  await Promise.all(ids.map((id) => rm(mailFile(config, id), { force: true })));
}
