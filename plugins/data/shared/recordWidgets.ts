import {
  type DataRequest,
  defineWidget,
  type LayoutObject,
  type PropertySchema,
  prop,
  type WidgetDefinition,
} from 'sala/schemas';
import * as dataWords from './dataWords.ts';
import { exampleRecord } from './exampleRecord.ts';
import { recordRequests } from './recordAnswer.ts';

/** The collection of the record that a page is about; the record itself is named by the address of the page. */
export const collectionProp: PropertySchema = prop.text(dataWords.collection, {
  max: 100,
  group: 'data',
  control: 'collection',
});

/** Defines a widget about the record of a page. */
export function defineRecordWidget(
  definition: Omit<WidgetDefinition, 'category' | 'version' | 'hydrate' | 'live' | 'data'> &
    Pick<Partial<WidgetDefinition>, 'data'>,
): WidgetDefinition {
  return defineWidget({
    category: 'data',
    version: 1,
    example: exampleRecord,
    hydrate: 'load',
    live: true,
    data: recordRequests,
    ...definition,
  });
}

/** The request of a widget that asks a source of its own about the record of the page. */
export function sourceRequest(name: string, source: string, alsoReads: readonly string[] = []) {
  return ({ collection }: LayoutObject): Record<string, DataRequest> => {
    if (typeof collection !== 'string' || collection === '') return {};
    return { [name]: { source, params: { record: { collection } }, reads: [collection, ...alsoReads] } };
  };
}
