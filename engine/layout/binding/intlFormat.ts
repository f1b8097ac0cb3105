const known = new Map<string, unknown>();
/** Sites may ask for any time zone and currency; nobody uses more than this at a time. */
const most = 200;

/** A formatter of `Intl`, made once: making one takes far longer than using it, and a document of a thousand lines uses thousands. */
export function intlFormat<Options extends object, Format>(
  kind: new (locale: string, options: Options) => Format,
  locale: string,
  options: Options,
): Format {
  const key = `${kind.name} ${locale} ${JSON.stringify(options)}`;
  const found = known.get(key);
  if (found) return found as Format; // kept below under the same key
  if (known.size >= most) known.clear();
  const made = new kind(locale, options);
  known.set(key, made);
  return made;
}
