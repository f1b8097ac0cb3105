/** No shorter one is accepted anyhow. */
const shortest = 8;

let known: Promise<ReadonlySet<string>> | undefined;

/** Whether many people use this password: those are what a guesser tries first. */
export async function isFrequentPassword(password: string): Promise<boolean> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter(({ length }) => length >= shortest)),
  );
  return (await known).has(password.toLowerCase());
}
