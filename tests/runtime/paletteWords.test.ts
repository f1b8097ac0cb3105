import { expect, it } from 'vitest';
import { createCatalog } from '../../builder/document/catalog/catalog.ts';
import { searchWidgets } from '../../builder/panels/palette/searchWidgets.ts';
import { buildEntry } from '../../builder/testing/buildEntry.ts';
import { widget as address } from '../../plugins/forms/runtime/address/address.ts';
import { widget as input } from '../../plugins/forms/runtime/input/input.ts';

it.each(['ภาษี', 'ผู้เสียภาษี', 'ใบกำกับภาษี', 'tax', 'vat'])('finds by "%s" where a tax id is asked for', (word) => {
  const catalog = createCatalog([input, address].map((widget) => buildEntry(widget.type, widget)));
  const [group] = searchWidgets(catalog, word);
  expect(group?.widgets.map(({ type }) => type)).toEqual(['input', 'address']);
});
