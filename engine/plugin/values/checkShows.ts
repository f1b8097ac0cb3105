import { isJsonObject, type JsonObject, type Layout, SalaError } from '../../../schemas/index.ts';
import { nearestName } from '../../content/nearestName.ts';
import { kinds } from '../../content/unknownName.ts';
import { listObjects, walkLayout } from '../../layout/walkLayout.ts';
import { listConditionFields, listTestedTexts, type TestedField } from '../../query/rollup/listConditionFields.ts';
import type { NamedCollection } from '../../rule/action/checkNames.ts';
import type { KnownNames } from '../names/collectNames.ts';
import { checkName, faultIn, type PluginFault } from '../names/pluginFault.ts';
import { checkRoles } from '../names/roleNames.ts';
import { listFields } from './checkConditionNames.ts';
import { findRepeated } from './checkTexts.ts';
import { ofUser } from './checkVariables.ts';

/** What conditions of a page may test beside the fields of its form; see `PageFacts`. */
const facts = ['user', 'site', 'route', 'record', 'item', 'form'];

interface Place {
  file: string;
  path: string;
}

/** Conditions under which rows and objects are shown: readable, of facts, fields and roles that there are. One that is not readable hides for good. */
export function checkShows(layout: Layout, file: string, names: KnownNames): PluginFault[] {
  const about = names.find(layout.settings?.metaFrom?.collection ?? '');
  return [
    ...listShows(layout, file).flatMap(({ show, place }) =>
      readTests(show, place, (test) => checkTest(test, { layout, names, about, place })),
    ),
    ...listObjects(layout).flatMap((object) => {
      const found = findRepeated(object, names);
      if (!found) return [];
      return listShows({ rows: object.rows ?? [] }, file).flatMap(({ show, place }) =>
        readTests(
          show,
          place,
          (test) => (test.field === 'item' ? checkField(test, found, place) : []),
          () => [],
        ),
      );
    }),
  ];
}

function listShows(part: Pick<Layout, 'rows'>, file: string): { show: JsonObject; place: Place }[] {
  const shows: { show: JsonObject; place: Place }[] = [];
  const note = (show: unknown, path: string) => {
    if (isJsonObject(show)) shows.push({ show, place: { file, path: `${path}.show` } });
  };
  walkLayout(part, {
    row: ({ uid, show }) => note(show, `rows.${uid}`),
    object: ({ uid, show }) => note(show, `objects.${uid}`),
  });
  return shows;
}

function readTests(
  show: JsonObject,
  { file, path }: Place,
  check: (test: TestedField) => PluginFault[],
  tell = (error: SalaError) => [faultIn(file, path, error.text)],
): PluginFault[] {
  try {
    return listConditionFields(show).flatMap(check);
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return tell(error);
  }
}

interface ShownPlace {
  layout: Layout;
  names: KnownNames;
  /** Of the record that the page is about. */
  about: NamedCollection | undefined;
  place: Place;
}

function checkTest(tested: TestedField, { layout, names, about, place }: ShownPlace): PluginFault[] {
  const { field, within, test } = tested;
  const [name] = within;
  if (field === 'user' && name === 'role')
    return checkRoles(listTestedTexts(test), { ...place, own: names.of('role') });
  if (field === 'user' && name !== undefined) return checkName(name, ofUser, { ...place, kind: kinds.key });
  if (field === 'record' && about) return checkField(tested, about, place);
  // Others are fields of a form, which may stand in another layout: only what was meant as a fact is told.
  const isField = facts.includes(field) || listObjects(layout).some((object) => object.name === field);
  return isField || nearestName(field, facts) === undefined
    ? []
    : checkName(field, facts, { ...place, kind: kinds.variable });
}

function checkField({ within: [name] }: TestedField, found: NamedCollection, place: Place): PluginFault[] {
  if (name === undefined || name.startsWith('_') || found.collection.schema.additionalProperties === true) return [];
  return checkName(name, listFields(found), { ...place, kind: kinds.field });
}
