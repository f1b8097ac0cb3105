import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
/** Far more than the databases of a run take at any one time. */
const roomBytes = 3 * 1024 ** 3;

/**
 * Where a run of tests keeps what it makes and removes by the thousand: in memory where the system offers room there. Some file
 * systems take ever longer to make files while as many others are removed.
 */
export async function findScratchFolder(): Promise<string> {
  try {
    await access(inMemory, constants.W_OK);
    const { bavail, bsize } = await statfs(inMemory);
    return bavail * bsize > roomBytes ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
