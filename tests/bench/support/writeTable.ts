import type { BenchResult } from './benchRow.ts';

const heads = ['row', 'figure', 'floor', 'ratio', 'target', 'met'];

/** The results as a Markdown table whose columns line up in a terminal too. */
export function writeTable(results: BenchResult[]): string {
  const lines = results.map((result) => [
    result.name,
    `${result.figure} ${result.unit}`,
    result.floor === null ? '' : `${result.floor} ${result.unit}`,
    result.ratio === null ? '' : String(result.ratio),
    result.target,
    result.pass ? 'yes' : 'no',
  ]);
  const widths = heads.map((head, index) => Math.max(head.length, ...lines.map((line) => line[index]?.length ?? 0)));
  const write = (cells: string[]) => `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  return [write(heads), write(widths.map((width) => '-'.repeat(width))), ...lines.map(write)].join('\n');
}
