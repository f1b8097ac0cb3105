import type { WidgetAddress } from 'sala/schemas';

/** The page number of the address, validated. */
export function readPage({ page }: WidgetAddress): number {
  const number = Number(page);
  return Number.isInteger(number) && number > 0 && number < 100_000 ? number : 1;
}

/** The value if it is one of the allowed ones. */
export function readChoice<Choice extends string>(value: string | undefined, choices: readonly Choice[]): Choice | '' {
  return choices.find((choice) => choice === value) ?? '';
}
