import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import folders from '../../tests/check/rooms.json' with { type: 'json' };
import { type Arrow, readArrows } from './readArrows.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const place = /<!-- rooms of (\w+) -->\n[\s\S]*?<!-- end -->/g;
const orders: Record<string, { rooms: string[] }> = folders;

/** Fills what stands between `<!-- rooms of runtime -->` and `<!-- end -->` with the picture of that folder and its rooms. */
export async function fillMaps(file: string): Promise<string> {
  const page = await readFile(`${root}docs/${file}`, 'utf8');
  const wanted = [...page.matchAll(place)].map(([, folder = '']) => folder);
  const arrows = await readArrows(wanted);
  const maps = new Map<string, string>();
  for (const folder of wanted) maps.set(folder, await writeMap(folder, arrows.get(folder) ?? []));
  return page.replace(place, (_, folder: string) => `<!-- rooms of ${folder} -->\n${maps.get(folder)}\n<!-- end -->`);
}

async function writeMap(folder: string, arrows: Arrow[]): Promise<string> {
  const rooms = orders[folder]?.rooms ?? [];
  const picture = [
    '```mermaid',
    'flowchart TD',
    ...rooms.map((room) => `  ${room}`),
    ...selectArrows(rooms, arrows).map(({ from, to, typesOnly }) => `  ${from} ${typesOnly ? '-.->' : '-->'} ${to}`),
    '```',
  ];
  const texts = await Promise.all(rooms.map((room) => describeRoom(folder, room)));
  const lines = rooms.flatMap((room, at) => (texts[at] ? [`| \`${room}\` | ${texts[at]} |`] : []));
  const table = lines.length > 0 ? ['', '| room | what it is |', '|---|---|', ...lines] : [];
  return [...picture, ...table].join('\n');
}

/** Arrows down that others imply are left out; an arrow up always shows. In the order of the rooms. */
function selectArrows(rooms: string[], arrows: Arrow[]): Arrow[] {
  const place = (room: string) => rooms.indexOf(room);
  const down = arrows.filter(({ from, to }) => place(from) < place(to));
  const reaches = (from: string, to: string): boolean =>
    down.some((arrow) => arrow.from === from && (arrow.to === to || reaches(arrow.to, to)));
  const isImplied = ({ from, to }: Arrow) =>
    down.some((arrow) => arrow.from === from && arrow.to !== to && reaches(arrow.to, to));
  return arrows
    .filter((arrow) => !down.includes(arrow) || !isImplied(arrow))
    .sort((a, b) => place(a.from) - place(b.from) || place(a.to) - place(b.to));
}

/** The first sentence of the room's own page. */
async function describeRoom(folder: string, room: string): Promise<string> {
  const page = await readFile(`${root}${folder}/${room}/README.md`, 'utf8').catch(() => '');
  const [, text = ''] = page.split('\n\n');
  const [sentence = ''] = text.replace(/\s+/g, ' ').split(/(?<=\.) /);
  return sentence.trim();
}
