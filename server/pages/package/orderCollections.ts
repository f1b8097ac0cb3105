import type { SitePackage } from './sitePackage.ts';

type Packed = SitePackage['collections'][number];

/** Each collection after those that it names, so that it is tried once; a circle stays as it is. */
export function orderCollections(collections: readonly Packed[]): Packed[] {
  const known = new Map(collections.map((one) => [one.name, one]));
  const ordered = new Set<Packed>();
  const seen = new Set<Packed>();
  const add = (one: Packed) => {
    if (seen.has(one)) return;
    seen.add(one);
    for (const [, text = ''] of JSON.stringify(one.schema).matchAll(/"(\w+)"(?!:)/g)) {
      const named = known.get(text);
      if (named) add(named);
    }
    ordered.add(one);
  };
  for (const one of collections) add(one);
  return [...ordered];
}
