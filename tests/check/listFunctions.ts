import { parseSync } from '@swc/core';

/** A function as it stands in its file. */
export interface FoundFunction {
  name: string;
  line: number;
  lines: number;
  isComponent: boolean;
}

interface Node {
  type: string;
  span?: { start: number; end: number };
  [key: string]: unknown;
}

const functionTypes = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'Constructor',
  'MethodProperty',
]);
/** In front of the source: the parser counts on from file to file, so the first byte tells where this one begins. */
const mark = '0;';

/** Every function of a TypeScript source, inner ones too; a component is one that begins with a capital letter in a `.tsx` file. */
export function listFunctions(source: string, isTsx: boolean): FoundFunction[] {
  const bytes = Buffer.from(mark + source);
  const { body } = parseSync(mark + source, { syntax: 'typescript', tsx: isTsx, target: 'es2022' });
  const start = body[0]?.span.start ?? 0;
  const lineAt = (offset: number) => countLines(bytes.subarray(0, offset - start));
  const found: FoundFunction[] = [];

  function visit(node: Node, outerName: string): void {
    const name = findName(node) ?? outerName;
    if (functionTypes.has(node.type) && node.span) {
      const [line, end] = [lineAt(node.span.start), lineAt(node.span.end)];
      found.push({
        name: name || 'a function',
        line,
        lines: end - line + 1,
        isComponent: isTsx && /^[A-Z]/.test(name),
      });
    }
    // What a call or another function holds has no name of its own, but for the one component that `memo` wraps.
    const inner = functionTypes.has(node.type) ? '' : name;
    for (const child of listChildren(node)) visit(child, inner);
  }

  for (const item of body) visit(item as unknown as Node, ''); // the parser's own types are a union of two hundred
  return found;
}

function findName({ type, ...node }: Node): string | undefined {
  if (type === 'KeyValueProperty' || type.endsWith('Method') || type === 'MethodProperty') return readName(node.key);
  if (type === 'VariableDeclarator') return readName(node.id);
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' ? readName(node.identifier) : undefined;
}

function readName(node: unknown): string | undefined {
  return isNode(node) && typeof node.value === 'string' ? node.value : undefined;
}

function listChildren(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .map((value) => (isNode(value) || !isWrapper(value) ? value : value.expression))
    .filter(isNode);
}

/** Arguments and elements of lists stand in a wrapper without a type. */
function isWrapper(value: unknown): value is { expression: unknown } {
  return typeof value === 'object' && value !== null && 'expression' in value;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function countLines(bytes: Buffer): number {
  let lines = 1;
  for (const byte of bytes) if (byte === 10) lines += 1;
  return lines;
}
