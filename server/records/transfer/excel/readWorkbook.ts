import { posix } from 'node:path';
import { excelLimits } from './excelLimits.ts';
import type { Archive } from './openArchive.ts';
import { readXml } from './walkXml.ts';

export interface Workbook {
  /** Path of the first visible sheet in the archive. */
  sheet: string;
  sharedTexts: string;
  styles: string;
  /** Days are counted from 1904, as Excel for Macintosh did. */
  date1904: boolean;
}

interface Relation {
  target: string;
  type: string;
}

/** The relationships of a workbook. Files without them use the conventional names. */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const path = await findWorkbook(archive);
  const sheets: { relation: string; isHidden: boolean }[] = [];
  let date1904 = false;
  await readPart(archive, path, (name, attributes) => {
    if (name === 'workbookPr') date1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
    if (name === 'sheet')
      sheets.push({ relation: readId(attributes), isHidden: /hidden/i.test(attributes.state ?? '') });
  });
  const relations = await readRelations(archive, path);
  const isSheet = ({ relation }: { relation: string }) => relations.get(relation)?.type === 'worksheet';
  const own = sheets.filter(isSheet);
  const chosen = own.find(({ isHidden }) => !isHidden) ?? own[0];
  const sheet = chosen ? relations.get(chosen.relation)?.target : findSheet(archive.names);
  if (!sheet) throw new Error('the workbook has no sheet');
  const target = (type: string, usual: string) =>
    [...relations.values()].find((each) => each.type === type)?.target ?? usual;
  return {
    sheet,
    sharedTexts: target('sharedStrings', 'xl/sharedStrings.xml'),
    styles: target('styles', 'xl/styles.xml'),
    date1904,
  };
}

async function findWorkbook(archive: Archive): Promise<string> {
  const relations = await readRelations(archive, '');
  return [...relations.values()].find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';
}

/** The parts that a part names, by the id it names them by. */
async function readRelations(archive: Archive, part: string): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>();
  const folder = posix.dirname(part);
  await readPart(archive, posix.join(folder, '_rels', `${posix.basename(part)}.rels`), (name, attributes) => {
    const { Id = '', Target = '', Type = '' } = attributes;
    if (name !== 'Relationship') return;
    const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
    relations.set(Id, { target, type: Type.slice(Type.lastIndexOf('/') + 1) });
  });
  return relations;
}

async function readPart(
  archive: Archive,
  path: string,
  open: (name: string, attributes: Record<string, string>) => void,
): Promise<void> {
  const stream = await archive.read(path, excelLimits.partBytes);
  if (stream) await readXml(stream, { open });
}

/** `r:id`, whatever the prefix is. */
function readId(attributes: Record<string, string>): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
}

function findSheet(names: readonly string[]): string | undefined {
  return names.filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).sort()[0];
}
