import type { WidgetAddress } from 'sala/schemas';

/** A page number out of the address, which anybody can write. */
export function readPage({ page }: WidgetAddress): number {
  const number = Number(page);
  return Number.isInteger(number) && number > 0 && number < 100_000 ? number : 1;
}

/** A value of the address if it is one of these. */
export function readChoice<Choice extends string>(value: string | undefined, choices: readonly Choice[]): Choice | '' {
  return choices.find((choice) => choice === value) ?? '';
}
