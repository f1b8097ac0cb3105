import type { ASTNode } from '@marcbachmann/cel-js';
import type { Call, Checking } from './checking.ts';
import { formulaInvalid } from './formula.errors.ts';
import type { FormulaNode, ListOperation } from './formulaNode.ts';
import { fits, nameType, type ValueType } from './values/valueType.ts';

const bodies: Record<ListOperation, 'boolean' | 'number' | 'any'> = {
  map: 'any',
  filter: 'boolean',
  all: 'boolean',
  exists: 'boolean',
  exists_one: 'boolean',
  count: 'boolean',
  sum: 'number',
  average: 'number',
  min: 'number',
  max: 'number',
};

/** Whether a call goes over the items of a list: `list.sum(item, item.price)`. */
export function isListOperation({ name, args }: Call): boolean {
  return Object.hasOwn(bodies, name) && (args.length === 3 || args.length === 4) && args[1]?.op === 'id';
}

/** Checks `list.operation(item, body)`, where `item` names each item within the body. */
export function checkListOperation(node: ASTNode, { name, args }: Call, checking: Checking): FormulaNode {
  const { start, end } = node;
  const operation = name as ListOperation; // only these are list operations
  const [listNode, itemNode, first, second] = args;
  if (!listNode || itemNode?.op !== 'id' || !first) throw new Error('a list operation has a list, a name and a body');
  if (second && operation !== 'map')
    throw formulaInvalid(second, { th: `${name} ต้องการชื่อและสูตร`, en: `${name} takes a name and a formula` });
  const list = checking.check(listNode);
  const slot = nextSlot(checking);
  const named = new Map(checking.items).set(itemNode.args, {
    slot,
    type: readItems(list),
    paths: (list.paths ?? []).map((path) => `${path}.*`),
  });
  const where = second && needBoolean(checking.check(first, named));
  const body = checkBody(operation, checking.check(second ?? first, named));
  return {
    op: 'each',
    operation,
    list,
    slot,
    body,
    ...(where && { where }),
    type: resultType(operation, list.type, body.type),
    ...(operation === 'filter' && list.paths && { paths: list.paths }),
    start,
    end,
  };
}

/** Slots of outer items stay as they are while inner ones are filled. */
function nextSlot({ items }: Checking): number {
  return Math.max(-1, ...[...items.values()].map(({ slot }) => slot)) + 1;
}

function readItems(list: FormulaNode): ValueType {
  if (list.type.kind === 'list') return list.type.items;
  if (list.type.kind === 'any') return list.type;
  const { th, en } = nameType(list.type);
  throw formulaInvalid(list, { th: `ต้องเป็นรายการ แต่ได้${th}`, en: `this must be a list, and is ${en}` });
}

function checkBody(operation: ListOperation, body: FormulaNode): FormulaNode {
  const kind = bodies[operation];
  if (kind === 'any' || fits(body.type, { kind })) return body;
  throw formulaInvalid(body, {
    th: `${operation} ต้องการ${nameType({ kind }).th} แต่ได้${nameType(body.type).th}`,
    en: `${operation} needs ${nameType({ kind }).en}, and this is ${nameType(body.type).en}`,
  });
}

function needBoolean(node: FormulaNode): FormulaNode {
  return checkBody('filter', node);
}

function resultType(operation: ListOperation, list: ValueType, body: ValueType): ValueType {
  if (operation === 'map') return { kind: 'list', items: body };
  if (operation === 'filter') return list;
  return { kind: bodies[operation] === 'number' || operation === 'count' ? 'number' : 'boolean' };
}
