import { decide, type RecordsContext } from '../context/recordsContext.ts';

/** The fields of all collections that refer to records of this one, as far as the reader may read them; those of lines apart. */
export function listReferring(context: RecordsContext, name: string): { collection: string; field: string }[] {
  const target = context.collections.get(name);
  if (!target) return [];
  return context.collections.all().flatMap((stored) => {
    const { collection } = stored;
    const decision = decide(context, stored, 'read');
    if (!decision.allowed) return [];
    return collection.references.flatMap(({ path, collection: referred }) => {
      const [field = ''] = path;
      const isOpen = !collection.secrets.includes(field) && (decision.readable?.includes(field) ?? true);
      const leadsHere = path.length === 1 && context.collections.get(referred) === target;
      return leadsHere && isOpen ? [{ collection: collection.name, field }] : [];
    });
  });
}
