import { calcLimits } from '../../engine/calc/calcLimits.ts';
import { collectionLimits } from '../../engine/collection/terms/collectionLimits.ts';
import { recordLimits } from '../../engine/collection/validate/recordLimits.ts';
import { conditionLimits } from '../../engine/condition/values/conditionLimits.ts';
import { flowLimits } from '../../schemas/index.ts';
import { bodyLimits } from '../../server/api/http/bodyLimits.ts';
import { maxMegabytes } from '../../server/files/fileLimits.ts';
import { mostPacked } from '../../server/pages/package/sitePackage.ts';
import { jobLimits } from '../../server/platform/config/jobLimits.ts';
import { type Limit, processTable, rateTable, timeTable } from '../../server/platform/config/limitTable.ts';
import { callerLimits } from '../../server/platform/db/database.ts';
import { excelLimits } from '../../server/records/transfer/excel/excelLimits.ts';

const head = `# Limits

Written from the sources by \`npx node docs/generate/write.ts\`; do not edit by hand.

What one address, person or site may take, so that none of them stops the others. Work is counted before it is done; whoever is
over is refused with \`429\` and \`Retry-After\` (a site that all wait for with \`503\`), a channel is closed with code \`4429\`, and
all may return later. Single entries are changed with the variable \`LIMITS\`, by name: \`LIMITS="uploadsByPerson=2000/600 socketsBySite=5000"\` (number,
or number/seconds).`;

/** Everything that is bounded, with the names by which settings change it. */
export function writeLimits(): string {
  const sections = [
    head,
    '## Shared by all processes\n\nCounted in the database.',
    writeTable(rateTable),
    '## Of one process\n\nAt once where no time stands beside it.',
    writeTable(processTable),
    '## Of one request\n\nWhat has not arrived by then is refused with `408`, and the connection is closed.',
    writeTable(timeTable, 'seconds'),
    '## Of one value\n\nFixed: what is larger is refused with what to change.',
    writeNumbers('JSON of a request', bodyLimits),
    writeNumbers('Description of a collection', collectionLimits),
    writeNumbers('Record', recordLimits),
    writeNumbers('Query', conditionLimits),
    writeNumbers('Formula, and all formulas of one record', calcLimits),
    writeNumbers('Flow and its runs', flowLimits),
    writeNumbers('File with a site', mostPacked),
    '## Of files\n\nExcel files by what they unpack to; imports and pictures are worked on in processes of their own.',
    writeNumbers('MB of a file, by purpose', maxMegabytes),
    writeNumbers('Excel file', excelLimits),
    ...Object.entries(jobLimits).map(([kind, numbers]) => writeNumbers(`Process: ${kind}`, numbers)),
    '## Queries of callers\n\nConnections of their own and a time limit; one site never holds all of them.',
    ...Object.entries(callerLimits).map(([kind, numbers]) => writeNumbers(kind, numbers)),
  ];
  return `${sections.join('\n\n')}\n`;
}

function writeTable(table: Record<string, Limit>, unit = 'at once'): string {
  const rows = Object.entries(table).map(
    ([name, { points, duration, what }]) =>
      `| \`${name}\` | ${what.en} | ${what.th} | ${format(points)} | ${duration === undefined ? unit : `${duration} s`} |`,
  );
  return ['| name | what | | number | in |', '|---|---|---|---:|---|', ...rows].join('\n');
}

function writeNumbers(title: string, numbers: Record<string, number>): string {
  const rows = Object.entries(numbers).map(([name, value]) => `| \`${name}\` | ${format(value)} |`);
  return [`| ${title} | |`, '|---|---:|', ...rows].join('\n');
}

function format(value: number): string {
  return value.toLocaleString('en');
}
