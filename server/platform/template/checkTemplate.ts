import Handlebars from 'handlebars';
import type { Text } from '../../../schemas/index.ts';
import { checkMarkup } from './checkMarkup.ts';
import { templateHelpers } from './templateHelpers.ts';

type Node = Record<string, unknown> & { type: string };

const limits = { length: 100_000, nodes: 3000, depth: 12 };
/** Ways to prototypes, and what Handlebars calls by itself. */
const forbiddenNames = new Set([
  ...['constructor', 'prototype', '__proto__', '__defineGetter__', '__lookupGetter__'],
  ...['helperMissing', 'blockHelperMissing'],
]);

/** What a template may call, and the parts that it may draw. */
export interface TemplateNames {
  helpers: object;
  partials: object;
}

/** Stands for what a template fills in, while its markup is looked at. */
const filled = '\u0000';

/** The first thing for which a template is refused; nothing when it can only draw. */
export function checkTemplate(template: string, names: TemplateNames): Text | undefined {
  if (template.length > limits.length) return { th: 'ยาวเกินไป', en: 'it is too long' };
  let program: Node;
  try {
    program = Handlebars.parseWithoutProcessing(template) as unknown as Node; // an AST is plain objects
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { th: `อ่านไม่ได้: ${reason}`, en: `it cannot be read: ${reason}` };
  }
  const markup: string[] = [];
  const seen = { nodes: 0 };
  return checkNode(program, { depth: 0, markup, seen, names }) ?? checkMarkup(markup.join(''));
}

interface Walk {
  depth: number;
  markup: string[];
  seen: { nodes: number };
  names: TemplateNames;
}

function checkNode(node: Node, walk: Walk): Text | undefined {
  walk.seen.nodes += 1;
  if (walk.seen.nodes > limits.nodes || walk.depth > limits.depth) return { th: 'ซับซ้อนเกินไป', en: 'it is too complex' };
  const inner = { ...walk, depth: walk.depth + 1 };
  switch (node.type) {
    case 'Program':
      return checkEach(node.body, inner);
    case 'ContentStatement':
      walk.markup.push(String(node.value));
      return undefined;
    case 'CommentStatement':
      return undefined;
    case 'MustacheStatement':
      walk.markup.push(filled);
      if (node.escaped !== true) return { th: 'ใช้ {{{ }}} ไม่ได้', en: '{{{ }}} would not escape what it shows' };
      return checkCall(node, inner);
    case 'BlockStatement':
      return checkBlock(node, inner);
    case 'PartialStatement':
      return checkPartial(node, inner);
    default:
      return { th: `ใช้ ${node.type} ไม่ได้`, en: `${node.type} is not allowed` };
  }
}

/** Where a block begins, branches and ends nothing of a tag may be open: branches could write one together. */
function checkBlock(node: Node, walk: Walk): Text | undefined {
  walk.markup.push(filled);
  const fault = checkCall(node, walk) ?? (node.program ? checkNode(node.program as Node, walk) : undefined);
  walk.markup.push(filled);
  if (fault || !node.inverse) return fault;
  const inverted = checkNode(node.inverse as Node, walk);
  walk.markup.push(filled);
  return inverted;
}

function checkPartial(node: Node, walk: Walk): Text | undefined {
  const name = node.name as Node;
  walk.markup.push(filled);
  if (name.type !== 'PathExpression' || !Object.hasOwn(walk.names.partials, String(name.original)))
    return { th: `ไม่มีส่วน ${String(name.original)}`, en: `there is no part ${String(name.original ?? '')}` };
  return checkEach(node.params, walk) ?? checkHash(node, walk);
}

function checkCall(node: Node, walk: Walk): Text | undefined {
  const path = node.path as Node;
  const params = node.params as Node[];
  const name = String(path.original);
  const isBlock = node.type === 'BlockStatement';
  const isCall = params.length > 0 || node.hash !== undefined || isBlock;
  const isHelper = Object.hasOwn(walk.names.helpers, name);
  if (isCall && !isHelper) return { th: `ไม่มีคำสั่ง ${name}`, en: `there is no helper ${name}` };
  if (isHelper && (isBlock !== Object.hasOwn(templateHelpers, name) || params.length !== 1))
    return { th: `ใช้คำสั่ง ${name} ไม่ถูกวิธี`, en: `${name} is not used like that` };
  return checkExpression(path, walk) ?? checkEach(params, walk) ?? checkHash(node, walk);
}

function checkHash(node: Node, walk: Walk): Text | undefined {
  const pairs = ((node.hash as Node | undefined)?.pairs ?? []) as Node[];
  const named = pairs.find(({ key }) => forbiddenNames.has(String(key)));
  if (named) return { th: `ใช้ชื่อ ${String(named.key)} ไม่ได้`, en: `${String(named.key)} may not be named` };
  return checkEach(
    pairs.map(({ value }) => value),
    walk,
  );
}

function checkExpression(node: Node, walk: Walk): Text | undefined {
  if (node.type === 'SubExpression') return checkCall(node, walk);
  if (node.type !== 'PathExpression') return undefined;
  const parts = (node.parts as unknown[]).map(String);
  const bad = parts.find((part) => forbiddenNames.has(part));
  return bad === undefined ? undefined : { th: `ใช้ชื่อ ${bad} ไม่ได้`, en: `${bad} may not be named` };
}

function checkEach(nodes: unknown, walk: Walk): Text | undefined {
  for (const node of (nodes ?? []) as Node[]) {
    const isExpression = node.type.endsWith('Expression') || node.type.endsWith('Literal');
    const fault = isExpression ? checkExpression(node, walk) : checkNode(node, walk);
    if (fault) return fault;
  }
  return undefined;
}
