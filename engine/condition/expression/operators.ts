const many = 50;

/** The operators that take a list of arguments, and how many. */
export const argumentCounts = {
  add: [1, many],
  subtract: [2, 2],
  multiply: [1, many],
  divide: [2, 2],
  mod: [2, 2],
  abs: [1, 1],
  ceil: [1, 1],
  floor: [1, 1],
  round: [1, 1],
  trunc: [1, 1],
  eq: [2, 2],
  ne: [2, 2],
  gt: [2, 2],
  gte: [2, 2],
  lt: [2, 2],
  lte: [2, 2],
  cmp: [2, 2],
  and: [0, many],
  or: [0, many],
  not: [1, 1],
  ifNull: [2, many],
  concat: [1, many],
  toLower: [1, 1],
  toUpper: [1, 1],
  substrCP: [3, 3],
  strLenCP: [1, 1],
  indexOfCP: [2, 4],
  split: [2, 2],
  trim: [1, 2],
  ltrim: [1, 2],
  rtrim: [1, 2],
  replaceOne: [3, 3],
  replaceAll: [3, 3],
  regexMatch: [1, 1],
  size: [1, 1],
  arrayElemAt: [2, 2],
  first: [1, 1],
  last: [1, 1],
  in: [2, 2],
  slice: [2, 3],
  concatArrays: [1, many],
  reverseArray: [1, 1],
  isArray: [1, 1],
  sum: [1, many],
  avg: [1, many],
  min: [1, many],
  max: [1, many],
  mergeObjects: [1, many],
  type: [1, 1],
  isNumber: [1, 1],
  toInt: [1, 1],
  toDouble: [1, 1],
  toBool: [1, 1],
  toText: [1, 1],
  year: [1, 1],
  month: [1, 1],
  dayOfMonth: [1, 1],
  dayOfWeek: [1, 1],
  dayOfYear: [1, 1],
  isoWeek: [1, 1],
  isoWeekYear: [1, 1],
  hour: [1, 1],
  minute: [1, 1],
  second: [1, 1],
  millisecond: [1, 1],
  dateToString: [1, 1],
  dateTrunc: [1, 1],
  dateDiff: [2, 2],
  dateAdd: [2, 2],
} as const satisfies Record<string, readonly [number, number]>;

export type OperatorName = keyof typeof argumentCounts;

const aliases: ReadonlyMap<string, OperatorName> = new Map([
  ['toLong', 'toInt'],
  ['toDecimal', 'toDouble'],
  ['toString', 'toText'],
]);

/** Text and list operators return null for arguments larger than these limits. */
export const largestText = 100_000;
/** Length of the text times length of the replacement. */
export const largestReplacement = 10_000_000;
export const largestList = 10_000;

/** Arithmetic returns null for numbers beyond this, and zero for numbers closer to zero than its inverse. */
export const largestNumber = 1e150;
export const smallestNumber = 1e-150;

/** Finds the operator called `$name`. */
export function findOperator(name: string): OperatorName | undefined {
  const plain = name.slice(1);
  return aliases.get(plain) ?? (isOperatorName(plain) ? plain : undefined);
}

function isOperatorName(name: string): name is OperatorName {
  return Object.hasOwn(argumentCounts, name);
}
