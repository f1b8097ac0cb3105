import { expect, it } from 'vitest';
import { listFunctions } from './listFunctions.ts';

const told = (source: string, isTsx = false) =>
  listFunctions(source, isTsx).map(({ name, line, lines, isComponent }) => [name, line, lines, isComponent]);

it('counts declarations, methods and functions that a name holds, inner ones too', () => {
  const source = `// ไทย: more bytes than letters
export function outer() {
  const inner = () => {
    return 'ก';
  };
  return { method() { return inner; } };
}
class Box {
  open(): void {
  }
}
`;
  expect(told(source)).toEqual([
    ['outer', 2, 6, false],
    ['inner', 3, 3, false],
    ['method', 6, 1, false],
    ['open', 9, 2, false],
  ]);
});

it('finds the same places however many sources were read before', () => {
  const source = '\n\nconst sum = (a: number, b: number) =>\n  a + b;\n';
  expect(told(source)).toEqual([['sum', 3, 2, false]]);
  expect(told(source)).toEqual([['sum', 3, 2, false]]);
});

it('knows components, also those that a call wraps, from what stands in them', () => {
  const source = `export const Row = memo(({ rows }: Props) => {
  return rows.map((row) => <Cell key={row} />);
});
export function Page() {
  return <Row />;
}
`;
  expect(told(source, true)).toEqual([
    ['Row', 1, 3, true],
    ['a function', 2, 1, false],
    ['Page', 4, 3, true],
  ]);
});
