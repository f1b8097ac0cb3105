interface Member {
  name: string;
  type: string;
  meaning: string;
}

const member = /(?:\/\*\*([\s\S]*?)\*\/\s*)?^ {2}('?[\w-]+'?\??|\[\w+: string\]): ([\s\S]*?);$/gm;

/** The members of an exported interface with their comments, as the source has them. */
function readInterface(source: string, name: string): Member[] {
  const start = source.search(new RegExp(`^export interface ${name}\\b[^{]*\\{`, 'm'));
  if (start < 0) throw new Error(`there is no interface ${name}`);
  const body = source.slice(source.indexOf('{', start) + 1, source.indexOf('\n}', start));
  return [...body.matchAll(member)].map(([, comment = '', quoted = '', type = '']) => ({
    name: quoted.replaceAll("'", ''),
    type: type.replace(/\s+/g, ' '),
    meaning: comment
      .replace(/\s*\*\s+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
}

/** They as a table of Markdown. */
export function writeInterface(source: string, name: string): string {
  const lines = readInterface(source, name).map(
    (each) => `| ${code(each.name)} | ${code(each.type)} | ${cell(each.meaning)} |`,
  );
  return ['| field | type | meaning |', '|---|---|---|', ...lines].join('\n');
}

function code(text: string): string {
  return `\`${cell(text)}\``;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
