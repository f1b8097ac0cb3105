import type { SampleFile } from '../../../engine/plugin/names/describedPlugin.ts';
import { type Json, type JsonObject, SalaError, sampleId } from '../../../schemas/index.ts';
import type { App } from '../../api/app.ts';
import { systemActor } from '../../records/context/actor.ts';
import { openRecords } from '../../records/openRecords.ts';
import { importRecords } from '../../records/transfer/importRecords.ts';

const blockSize = 500;

interface Options {
  /** Names the record at a place, from 1. */
  nameRecord?: (collection: string, number: number) => string;
  onProgress?: (collection: string, rows: number) => void;
}

/** Existing content stays as it is; any other refusal is a mistake in the sample. */
export async function addSampleRecords(
  app: App,
  siteId: string,
  collections: SampleFile['sample']['records'] = {},
  { nameRecord = sampleId, onProgress }: Options = {},
): Promise<string[]> {
  const { context } = await openRecords(app, { siteId, actor: systemActor });
  const refused: string[] = [];
  for (const [collection, list] of Object.entries(collections)) {
    const lines = list.map(({ created_at: _, ...record }, index) => {
      const id = nameRecord(collection, index + 1);
      return { row: index + 1, record: { id, ...record } };
    });
    const madeAt = (row: number) => readTime(list[row - 1]?.created_at, app.clock.now());
    const options = { dryRun: false, madeAt, ...(onProgress && { onProgress: report(onProgress, collection) }) };
    const add = async () => (await importRecords(context, collection, { blocks: cut(lines), ...options })).errors;
    const errors = await add().catch((error: unknown) => [describeRefusal(error)]);
    const others = errors.filter(({ errors: [error] }) => error?.code !== 'duplicate');
    refused.push(...others.map((error) => `${collection}: ${JSON.stringify(error)}`));
  }
  return refused;
}

/** When a sample says that it was made (`"sample:day-3T02:00"`), but never later than now. */
function readTime(value: Json | undefined, now: Date): Date | undefined {
  return typeof value === 'string' ? new Date(Math.min(Date.parse(value), now.getTime())) : undefined;
}

function report(onProgress: NonNullable<Options['onProgress']>, collection: string) {
  return ({ rows }: { rows: number }) => onProgress(collection, rows);
}

function cut<Line extends { record: JsonObject }>(lines: Line[]): Line[][] {
  return Array.from({ length: Math.ceil(lines.length / blockSize) }, (_, index) =>
    lines.slice(index * blockSize, (index + 1) * blockSize),
  );
}

/** A refusal of all the records at once; any other error is a bug. */
function describeRefusal(error: unknown) {
  if (!(error instanceof SalaError)) throw error;
  return { row: 0, errors: [{ code: error.code, message: error.message }] };
}
