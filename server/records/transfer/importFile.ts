import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { jobLimits } from '../../platform/config/jobLimits.ts';
import { receiveBytes } from '../../platform/input/receiveBytes.ts';
import { limitConcurrency } from '../../platform/limits/limitConcurrency.ts';
import { limitEachSite } from '../../platform/limits/limitEachSite.ts';
import { findCollection, type RecordsContext, requireAccess } from '../context/recordsContext.ts';
import type { FileFormat } from './exportRecords.ts';
import { type ImportReport, importRecords } from './importRecords.ts';
import type { ChosenColumns } from './lines/fileColumns.ts';
import { readLinesInChild } from './readLinesInChild.ts';
import { importsBusy, importTooLarge } from './transfer.errors.ts';

const megabyte = 1024 * 1024;
const maxMegabytes = 1024;
const { atOnceBySite, waitingBySite, atOnce, waiting } = jobLimits.import;
/** One import of a site runs, so that another site's never waits for all of its files. */
const inTurnOfSite = limitEachSite({ atOnce: atOnceBySite, mayWait: waitingBySite, refuse: importsBusy });
const inTurn = limitConcurrency({ atOnce, mayWait: waiting, refuse: importsBusy });

interface Import {
  input: Readable;
  format: FileFormat;
  dryRun: boolean;
  /** Which field takes each column; what is not said is read from the headings. */
  columns?: ChosenColumns;
  /** Temporary path: an Excel file can only be read from its end. */
  workDir: string;
  /** Ends the import after the current block. */
  signal: AbortSignal;
  onProgress: (report: ImportReport) => void;
}

/** Creates records from an uploaded file. */
export async function importFile(context: RecordsContext, collection: string, options: Import): Promise<ImportReport> {
  const { input, format, dryRun, columns, workDir, signal, onProgress } = options;
  requireAccess(context, findCollection(context, collection), 'import');
  const { file } = await receiveBytes(input, {
    dir: workDir,
    maxBytes: maxMegabytes * megabyte,
    tooLarge: () => importTooLarge({ limit: maxMegabytes }),
  });
  try {
    const run = async () => {
      signal.throwIfAborted();
      const blocks = readLinesInChild({ file, format }, { signal });
      return importRecords(context, collection, { blocks, dryRun, columns, onProgress });
    };
    return await inTurnOfSite(context.site.id, () => inTurn(run));
  } finally {
    await rm(file, { force: true });
  }
}
