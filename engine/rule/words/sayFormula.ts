import { readText, type Text } from '../../../schemas/text.ts';
import { type FormulaTree, parseFormula } from '../../calc/parseFormula.ts';
import { operatorTexts, sayBoolean } from '../../condition/operatorTexts.ts';
import { groupDigits } from '../../content/groupDigits.ts';
import { functionTexts, sayTexts, testTexts } from './formulaTexts.ts';
import type { Saying } from './sayRows.ts';

/** What is said of a part; nothing where it has no words, and then the whole formula has none. */
type Said = string | undefined;

/** A condition in words; one that says more than words can stays as it is written. */
export function sayCondition(source: string, saying: Saying): string {
  return say(source, (tree) => sayTest(tree, saying)) ?? source;
}

/** What a formula gives, in words, of the field `of` where it is its value; one that says more than words can stays as it is written. */
export function sayFormula(source: string, saying: Saying, of?: string): string {
  return say(source, (tree) => sayValue(tree, saying, of)) ?? source;
}

function say(source: string, read: (tree: FormulaTree) => Said): Said {
  if (source.trim() === '') return undefined;
  let tree: FormulaTree;
  try {
    tree = parseFormula(source);
  } catch {
    return undefined; // it is being typed
  }
  return read(tree);
}

function sayTest(node: FormulaTree, saying: Saying): Said {
  switch (node.op) {
    case '&&':
    case '||':
      return sayBoth(node, saying);
    case '!_':
      return sayNot(node.args, saying);
    case 'id':
    case '.':
      return compare('is', [sayValue(node, saying), sayLiteral(true, saying, pathOf(node))], saying);
    case 'call':
      return sayTestCall(node.args[0], node.args[1], saying);
    case 'rcall':
      return sayTestCall(node.args[0], [node.args[1], ...node.args[2]], saying);
    case 'in':
      return sayIn(node.args, saying);
    default:
      return node.op in signs ? sayComparison(node as Comparison, saying) : undefined; // with one of its signs
  }
}

/** What is inside of "and" and "or" stands in brackets where it is the other of them. */
function sayBoth({ op, args }: FormulaTree & { op: '&&' | '||' }, saying: Saying): Said {
  const sides = args.map((side) => {
    const said = sayTest(side, saying);
    return said !== undefined && side.op === (op === '&&' ? '||' : '&&') ? `(${said})` : said;
  });
  return join(sides, ` ${readText(op === '&&' ? sayTexts.and : sayTexts.or, saying.language)} `);
}

function sayNot(node: FormulaTree, saying: Saying): Said {
  if (node.op === 'call' && node.args[0] === 'has') return sayPresence('empty', node.args[1][0], saying);
  const path = pathOf(node);
  if (path !== undefined) return compare('is', [sayValue(node, saying), sayLiteral(false, saying, path)], saying);
  return fill(sayTexts.not, [sayTest(node, saying)], saying);
}

function sayTestCall(name: string, args: readonly FormulaTree[], saying: Saying): Said {
  const [first, other] = args;
  if (name === 'has') return sayPresence('filled', first, saying);
  // What is missing counts as false anyway.
  if (name === 'coalesce' && first && other?.op === 'value' && other.args === false) return sayTest(first, saying);
  return sayArguments(testTexts, { name, args }, saying);
}

function sayPresence(operator: 'filled' | 'empty', of: FormulaTree | undefined, saying: Saying): Said {
  return of && join([sayValue(of, saying), readText(operatorTexts[operator], saying.language)], ' ');
}

function sayIn([part, list]: [FormulaTree, FormulaTree], saying: Saying): Said {
  const isListed = list.op === 'list';
  const [named, value] = isListed ? [part, list] : [list, part];
  return compare(
    isListed ? 'oneOf' : 'includes',
    [sayValue(named, saying), sayValue(value, saying, pathOf(named))],
    saying,
  );
}

const signs = { '==': 'is', '!=': 'not', '>': 'more', '>=': 'atLeast', '<': 'less', '<=': 'atMost' } as const;
const turned = { '==': '==', '!=': '!=', '>': '<', '>=': '<=', '<': '>', '<=': '>=' } as const;
type Comparison = FormulaTree & { op: keyof typeof signs };

function sayComparison({ op, args }: Comparison, saying: Saying): Said {
  const [left, right] = args[0].op === 'value' ? [args[1], args[0]] : args;
  const sign = args[0].op === 'value' ? turned[op] : op;
  if (right.op === 'value' && right.args === null) {
    if (sign !== '==' && sign !== '!=') return undefined;
    return sayPresence(sign === '==' ? 'empty' : 'filled', left, saying);
  }
  const turn = sign === '==' ? sayTurn(left, right, saying) : undefined;
  return turn ?? compare(signs[sign], [sayValue(left, saying), sayValue(right, saying, pathOf(left))], saying);
}

/** `(n - 1) % 7 == 0`: every seventh, from the first on. */
function sayTurn(left: FormulaTree, right: FormulaTree, saying: Saying): Said {
  if (left.op !== '%' || numberOf(right) !== 0) return undefined;
  const [counted, every] = left.args;
  if (counted.op !== '-') return fill(sayTexts.every, [sayValue(counted, saying), sayValue(every, saying)], saying);
  const [of, first] = counted.args;
  return fill(
    sayTexts.everyFrom,
    [of, every, first].map((part) => sayValue(part, saying)),
    saying,
  );
}

const arithmetic = { '+': '+', '-': '−', '*': '×', '/': '÷' } as const;
type Sum = FormulaTree & { op: keyof typeof arithmetic };

/** A value; `of` is the name of what it is compared with. */
function sayValue(node: FormulaTree, saying: Saying, of?: string): Said {
  switch (node.op) {
    case 'value':
      return typeof node.args === 'number' || typeof node.args === 'bigint'
        ? groupDigits(Number(node.input.slice(node.start, node.end)))
        : sayLiteral(node.args, saying, of);
    case 'id':
    case '.': {
      const path = pathOf(node);
      return path === undefined ? undefined : readText(saying.titleOf(path) ?? path, saying.language);
    }
    case 'list':
      return join(
        node.args.map((item) => sayValue(item, saying, of)),
        of === undefined ? ', ' : ` ${readText(sayTexts.or, saying.language)} `,
      );
    case '%':
      return fill(sayTexts.remainder, sayOperands(node.args, saying), saying);
    case '?:': {
      const [test, then, otherwise] = node.args;
      const values = [then, otherwise].map((value) => sayValue(value, saying, of));
      return fill(sayTexts.choice, [sayTest(test, saying), ...values], saying);
    }
    case 'call':
      return sayCall(node.args[0], node.args[1], saying);
    case 'rcall':
      return sayCall(node.args[0], [node.args[1], ...node.args[2]], saying);
    default:
      return node.op in arithmetic
        ? join(sayOperands((node as Sum).args, saying), ` ${arithmetic[(node as Sum).op]} `)
        : undefined; // with one of its signs
  }
}

/** What is computed itself stands in brackets. */
function sayOperands(sides: readonly FormulaTree[], saying: Saying): Said[] {
  return sides.map((side) => {
    const said = sayValue(side, saying);
    return said !== undefined && (side.op in arithmetic || side.op === '%' || side.op === '?:') ? `(${said})` : said;
  });
}

function sayCall(name: string, args: readonly FormulaTree[], saying: Saying): Said {
  const [first, other] = args;
  // What is missing counts as 0 or as an empty text anyway.
  if (name === 'coalesce' && first && other?.op === 'value' && (numberOf(other) === 0 || other.args === ''))
    return sayValue(first, saying);
  return sayArguments(functionTexts, { name, args }, saying);
}

/** The text of a function with what it is called with, where there is one for as many. */
function sayArguments(
  texts: Readonly<Record<string, Text>>,
  { name, args }: { name: string; args: readonly FormulaTree[] },
  saying: Saying,
): Said {
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
  if (!text?.en.includes(`{${args.length}}`) || text.en.includes(`{${args.length + 1}}`)) return undefined;
  return fill(
    text,
    args.map((one) => sayValue(one, saying)),
    saying,
  );
}

function sayLiteral(value: unknown, { titleOf, language }: Saying, of?: string): Said {
  if (typeof value !== 'string' && typeof value !== 'boolean') return undefined;
  const title = of === undefined ? undefined : titleOf(of, String(value));
  if (title !== undefined) return readText(title, language);
  return typeof value === 'string' ? value : readText(sayBoolean(value), language);
}

/** A dotted name; nothing for what is computed. */
function pathOf(node: FormulaTree): string | undefined {
  if (node.op === 'id') return node.args;
  if (node.op !== '.') return undefined;
  const holder = pathOf(node.args[0]);
  return holder === undefined ? undefined : `${holder}.${node.args[1]}`;
}

function numberOf(node: FormulaTree): number | undefined {
  return node.op === 'value' && (typeof node.args === 'number' || typeof node.args === 'bigint')
    ? Number(node.args)
    : undefined;
}

function compare(operator: keyof typeof operatorTexts, [left, right]: [Said, Said], { language }: Saying): Said {
  return join([left, readText(operatorTexts[operator], language), right], ' ');
}

function join(parts: readonly Said[], between: string): Said {
  return parts.every((part) => part !== undefined) ? parts.join(between) : undefined;
}

/** The text with these parts in place of `{1}`, `{2}`. */
function fill(text: Text, parts: readonly Said[], { language }: Saying): Said {
  if (parts.includes(undefined)) return undefined;
  return readText(text, language).replace(/\{(\d)\}/g, (_, place: string) => parts[Number(place) - 1] ?? '');
}
