import type { JsonObject } from 'sala/schemas';
import type { KnownNames, SiteNames } from './describeStep.ts';
import type { RecordTitle } from './fieldValues.ts';
import { ownerOfName, titleOfName } from './listValues.ts';

/** What the sentences of a definition call what it names. */
export function namesWithin(definition: JsonObject, site: SiteNames, recordTitle: RecordTitle): KnownNames {
  const { fields: collections } = site;
  return {
    ...site,
    recordTitle,
    ownerOf: (name) => ownerOfName(name, { definition, collections }),
    titleOf: (...asked) => titleOfName({ definition, collections, recordTitle }, asked),
  };
}
