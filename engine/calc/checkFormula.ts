import type { ASTNode } from '@marcbachmann/cel-js';
import { nearestName } from '../content/nearestName.ts';
import { checkCall } from './checkCall.ts';
import type { Checking, ItemName } from './checking.ts';
import { checkOperator } from './checkOperator.ts';
import type { FormulaScope } from './describeScope.ts';
import { formulaInvalid } from './formula.errors.ts';
import type { BinaryOperator, FormulaNode } from './formulaNode.ts';
import { decimal } from './values/decimal.ts';
import { nameType, uniteTypes, type ValueType } from './values/valueType.ts';

/** Checks names and types of a formula. Throws `formula_invalid` at the first place that is wrong. */
export function checkFormula(
  tree: ASTNode,
  scope: FormulaScope,
  items: ReadonlyMap<string, ItemName> = new Map(),
): FormulaNode {
  const checking: Checking = {
    scope,
    items,
    check: (node, inner = items) => checkFormula(node, scope, inner),
  };
  return checkNode(tree, checking);
}

function checkNode(node: ASTNode, checking: Checking): FormulaNode {
  switch (node.op) {
    case 'value':
      return checkLiteral(node);
    case 'id':
      return checkName(node, node.args, checking);
    case '.':
      return checkField(node, checking.check(node.args[0]), node.args[1]);
    case '[]':
      return checkIndex(node, checking);
    case 'list':
      return checkList(
        node,
        node.args.map((item) => checking.check(item)),
      );
    case '?:':
      return checkChoice(node, checking);
    case 'call':
      return checkCall(node, { name: node.args[0], args: node.args[1] }, checking);
    case 'rcall':
      return checkCall(node, { name: node.args[0], args: [node.args[1], ...node.args[2]] }, checking);
    case '!_':
    case '-_':
      return checkOperator(node, node.op, [checking.check(node.args)]);
    case 'map':
    case '.?':
    case '[?]':
      throw formulaInvalid(node, { th: 'สูตรใช้ส่วนนี้ของ CEL ไม่ได้', en: 'formulas have no such part of CEL' });
    default:
      return checkOperator(
        node,
        node.op satisfies BinaryOperator,
        node.args.map((side) => checking.check(side)),
      );
  }
}

function checkLiteral(node: ASTNode): FormulaNode {
  const { start, end, args, input } = node;
  const place = { op: 'literal', start, end } as const;
  if (args === null) return { ...place, value: null, type: { kind: 'nothing' } };
  if (typeof args === 'boolean') return { ...place, value: args, type: { kind: 'boolean' } };
  if (typeof args === 'string') return { ...place, value: args, type: { kind: 'text' } };
  // Read from the source, because a binary number has lost digits already.
  if (typeof args === 'number') return { ...place, value: decimal(input.slice(start, end)), type: { kind: 'number' } };
  if (typeof args === 'bigint') return { ...place, value: decimal(args.toString()), type: { kind: 'number' } };
  throw formulaInvalid(node, { th: 'สูตรไม่รู้จักค่าแบบนี้', en: 'formulas know no such value' });
}

function checkName({ start, end }: ASTNode, name: string, { scope, items }: Checking): FormulaNode {
  const item = items.get(name);
  if (item) return { op: 'item', slot: item.slot, type: item.type, paths: item.paths, start, end };
  const type = Object.hasOwn(scope.names, name) ? scope.names[name] : undefined;
  if (type) return { op: 'name', name, type, paths: [name], start, end };
  throw formulaInvalid(
    { start, end },
    { th: `ไม่รู้จักชื่อ ${name}`, en: `there is no name ${name}` },
    suggestName(name, scope, items),
  );
}

/** A field's name that stands alone is meant with what holds it. */
function suggestName(name: string, { names }: FormulaScope, items: ReadonlyMap<string, ItemName>): string | undefined {
  for (const [holder, type] of Object.entries(names))
    if (type.kind === 'object' && Object.hasOwn(type.fields, name)) return `${holder}.${name}`;
  return nearestName(name, [...items.keys(), ...Object.keys(names)]);
}

function checkField(node: ASTNode, of: FormulaNode, name: string): FormulaNode {
  const place = { start: node.start, end: node.end };
  const base = {
    op: 'field',
    of,
    name,
    ...place,
    ...(of.paths && { paths: of.paths.map((path) => `${path}.${name}`) }),
  } as const;
  if (of.type.kind === 'any') return { ...base, type: of.type };
  if (of.type.kind === 'object') {
    const type = Object.hasOwn(of.type.fields, name) ? of.type.fields[name] : undefined;
    if (type) return { ...base, type };
    const text = { th: `ไม่มีฟิลด์ ${name}`, en: `there is no field ${name}` };
    throw formulaInvalid(
      { start: node.end - name.length, end: node.end },
      text,
      nearestName(name, Object.keys(of.type.fields)),
    );
  }
  const { th, en } = nameType(of.type);
  const hint = of.type.kind === 'list' ? { th: ' ใช้ .map(x, x.…)', en: ': use .map(x, x.…)' } : { th: '', en: '' };
  throw formulaInvalid(place, { th: `${th}ไม่มีฟิลด์${hint.th}`, en: `${en} has no fields${hint.en}` });
}

function checkIndex(node: ASTNode & { op: '[]' }, checking: Checking): FormulaNode {
  const { start, end } = node;
  const of = checking.check(node.args[0]);
  const at = checking.check(node.args[1]);
  if (of.type.kind === 'any') return { op: 'index', of, at, type: of.type, start, end };
  if (of.type.kind !== 'list' || at.type.kind !== 'number')
    throw formulaInvalid(node, { th: 'ใช้ [] ได้กับรายการและตัวเลขเท่านั้น', en: '[] takes a list and a number' });
  const paths = of.paths?.map((path) => `${path}.*`);
  return { op: 'index', of, at, type: of.type.items, ...(paths && { paths }), start, end };
}

function checkList({ start, end }: ASTNode, items: FormulaNode[]): FormulaNode {
  let type: ValueType = { kind: 'nothing' };
  for (const item of items) {
    const united = uniteTypes(type, item.type);
    if (!united)
      throw formulaInvalid(item, {
        th: `รายการนี้มีทั้ง${nameType(type).th}และ${nameType(item.type).th}`,
        en: `the list holds ${nameType(type).en} and ${nameType(item.type).en}`,
      });
    type = united;
  }
  return {
    op: 'list',
    items,
    type: { kind: 'list', items: type.kind === 'nothing' ? { kind: 'any' } : type },
    start,
    end,
  };
}

function checkChoice(node: ASTNode & { op: '?:' }, checking: Checking): FormulaNode {
  const { start, end } = node;
  const [test, then, other] = node.args.map((part) => checking.check(part));
  if (!test || !then || !other) throw new Error('a choice has three parts');
  if (!['boolean', 'any', 'nothing'].includes(test.type.kind))
    throw formulaInvalid(test, { th: 'หน้า ? ต้องเป็นใช่หรือไม่ใช่', en: 'what stands before ? must be true or false' });
  const type = uniteTypes(then.type, other.type);
  if (!type)
    throw formulaInvalid(node, {
      th: `ได้${nameType(then.type).th}หรือ${nameType(other.type).th} ต้องเป็นชนิดเดียวกัน`,
      en: `it gives ${nameType(then.type).en} or ${nameType(other.type).en}: both must be of one kind`,
    });
  const paths = [...(then.paths ?? []), ...(other.paths ?? [])];
  return { op: 'choose', if: test, then, else: other, type, ...(paths.length > 0 && { paths }), start, end };
}
