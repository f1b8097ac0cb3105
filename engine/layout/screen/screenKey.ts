/** The layouts of a collection's pages: a new record and a change have one form. */
export const screenKinds = ['list', 'form', 'detail', 'dashboard', 'board'] as const;

export type ScreenKind = (typeof screenKinds)[number];

/** The key of a generated layout: `record_form/customer`. */
export function writeScreenKey(kind: ScreenKind, collection: string): string {
  return `record_${kind}/${collection}`;
}

export function readScreenKey(key: string): { kind: ScreenKind; collection: string } | undefined {
  const [, name, collection] = /^record_([a-z]+)\/([\w-]+)$/.exec(key) ?? [];
  const kind = screenKinds.find((one) => one === name);
  return kind && collection !== undefined ? { kind, collection } : undefined;
}
