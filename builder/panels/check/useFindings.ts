import { useCallback, useEffect, useMemo, useState } from 'react';
import { readLink } from '../../../engine/content/readLink.ts';
import { checkPage } from '../../../engine/layout/findings/checkPage.ts';
import type { Finding, NeededField } from '../../../engine/layout/findings/findings.ts';
import { writeWidgetType } from '../../../engine/layout/writeWidgetType.ts';
import type { CollectionEntry } from '../../../runtime/api/readCollections.ts';
import type { Layout } from '../../../schemas/index.ts';
import { askForField } from '../../document/catalog/askForField.ts';
import { isBlockKey } from '../../document/catalog/blockWidget.ts';
import type { Catalog } from '../../document/catalog/catalog.ts';
import { toLayout } from '../../document/convert/toLayout.ts';
import { useCollections } from '../../inspector/fields/useCollections.ts';
import { describeAddress } from '../../inspector/link/describeAddress.ts';
import { usePlaces } from '../../inspector/link/usePlaces.ts';
import { useEditorValue } from '../../state/EditorProvider.tsx';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { useFormulaCheck } from './useFormulaCheck.ts';
import { useWeights } from './useWeights.ts';

/** What visitors of the page as it is now would stumble over. */
export function useFindings(): Finding[] {
  const { layout, check } = useCheck();
  return useMemo(() => check(layout), [layout, check]);
}

/** The page as it is now, and what would be found in it or in what it may become. */
export function useCheck(): { layout: Layout; check: (layout: Layout) => Finding[] } {
  const { catalog, draft } = useBuilder();
  const tree = useSettled(useEditorValue((editor) => editor.getTree()));
  const places = usePlaces();
  // The server lists only those that this person may read.
  const collections = useCollections();
  const layout = useMemo(() => toLayout(tree), [tree]);
  const weights = useWeights(layout, catalog);
  const checkFormula = useFormulaCheck(layout, collections);
  const check = useCallback(
    (checked: Layout) =>
      checkPage(checked, {
        ...weights,
        ...(checkFormula && { checkFormula }),
        definitions: catalog.entries.map(({ definition }) => definition),
        findDefinition: (type) => catalog.find(type)?.definition,
        isPart: isBlockKey(draft.key),
        nameComing: (type) => catalog.coming[writeWidgetType(type)],
        nameOff: (type) => catalog.find(type)?.off,
        isDeadLink: (address) => ['missing', 'invalid'].includes(describeAddress(address, places).kind),
        ...(places && {
          showsPicture: (address) => isShownFrom(address, places.mediaHosts),
          nameCollection: (name) => places.unread.find((each) => each.name === name)?.title,
        }),
        ...(collections && {
          neededFields: (name) =>
            listNeeded(
              collections.find((each) => each.name === name),
              catalog,
            ),
        }),
        canRead: collections && ((name) => collections.some((each) => each.name === name)),
      }),
    [weights, checkFormula, catalog, draft, places, collections],
  );
  return { layout, check };
}

/** What a collection requires of whoever makes a record, by its title where it has one. */
function listNeeded(collection: CollectionEntry | undefined, catalog: Catalog): NeededField[] {
  const { required = [], properties = {} } = collection?.schema ?? {};
  return required.flatMap((name) => {
    const schema = properties[name];
    if (!schema || schema.default !== undefined || schema['x-rollup'] !== undefined) return [];
    const field = askForField(name, schema, catalog);
    return [{ name, title: schema['x-title'] ?? { th: name, en: name }, ...(field && { field }) }];
  });
}

/** Browsers load pictures of this site, and of the hosts that it lists. */
function isShownFrom(address: string, hosts: readonly string[]): boolean {
  const { href, external } = readLink(address);
  if (!external || !URL.canParse(href)) return true;
  const { protocol, host } = new URL(href);
  return protocol === 'https:' && hosts.includes(host);
}

/** Checking a large page takes a while: it waits for a pause in typing. */
const pauseMs = 400;

function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
