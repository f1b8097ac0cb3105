import { Star } from 'lucide-static';
import { type MouseEvent, useId, useState } from 'react';
import type { WidgetDefinition } from '../../../schemas/index.ts';
import { DragArea } from '../../canvas/drag/DragArea.tsx';
import { insertWidget } from '../../canvas/drag/dropSource.ts';
import { describeNode } from '../../document/catalog/describeNode.ts';
import { findNextPlace } from '../../document/catalog/findNextPlace.ts';
import { isPlaceOpen, type Place } from '../../document/tree/place.ts';
import { getNode } from '../../document/tree/tree.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useStore } from '../../state/createStore.ts';
import { useEditorValue } from '../../state/EditorProvider.tsx';
import { changeView } from '../../state/viewState.ts';
import { type BuilderParts, useBuilder } from '../../ui/BuilderContext.ts';
import { Icon } from '../../ui/Icon.tsx';
import { leaveFocus } from '../../ui/leaveFocus.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { FoundSections } from '../readyMade/FoundSections.tsx';
import { searchWidgets } from './searchWidgets.ts';
import { type Favourites, useFavourites } from './useFavourites.ts';
import { WidgetPicture } from './WidgetPicture.tsx';

/** The widgets that can be placed: drag one onto the page, or press it to add it after what is selected. */
export function Palette() {
  const { catalog } = useBuilder();
  const { say } = useLanguage();
  const [query, setQuery] = useState('');
  const hintId = useId();
  const groups = searchWidgets(catalog, query);
  const favourites = useFavourites();
  const favoured = favourites.types.flatMap((type) => catalog.find(type)?.definition ?? []);
  const list = (widgets: readonly WidgetDefinition[]) => (
    <ul>
      {widgets.map((widget) => (
        <li key={widget.type}>
          <WidgetPicture definition={widget} />
          <PaletteItem widget={widget} hintId={hintId} onMark={() => favourites.toggle(widget.type)} />
          <FavouriteSwitch widget={widget} favourites={favourites} />
        </li>
      ))}
    </ul>
  );
  return (
    <DragArea id="palette" className="bd-palette">
      <SearchField label={say('searchWidgets')} value={query} onChange={setQuery} />
      <p id={hintId} className="bd-help">
        <AddHint />
      </p>
      {query.trim() === '' && favoured.length > 0 && (
        <section className="bd-palette__group">
          <h2>{say('favourites')}</h2>
          {list(favoured)}
        </section>
      )}
      {groups.map(({ category, widgets }) => (
        <section key={category} className="bd-palette__group">
          <h2>{say(`category_${category}`)}</h2>
          {list(widgets)}
        </section>
      ))}
      {query.trim() !== '' && (
        <FoundSections
          query={query}
          none={groups.length === 0 && <p className="bd-quiet">{say('noWidgets', { query })}</p>}
        />
      )}
    </DragArea>
  );
}

/** Marks the widget that has the focus: the stars would double the way through the list. */
const markKey = '*';

function FavouriteSwitch({ widget, favourites }: { widget: WidgetDefinition; favourites: Favourites }) {
  const { say, read } = useLanguage();
  const isOn = favourites.types.includes(widget.type);
  const name = say('favourite', { name: read(widget.title) });
  return (
    <button
      type="button"
      className="bd-palette__star"
      aria-pressed={isOn}
      aria-label={name}
      title={`${name} (${markKey})`}
      tabIndex={-1}
      onClick={() => favourites.toggle(widget.type)}
    >
      <Icon svg={Star} />
    </button>
  );
}

/** Where a press adds: into the empty place that was pressed, or behind what is selected. */
function AddHint() {
  const { editor, catalog, view } = useBuilder();
  const language = useLanguage();
  const adding = useStore(view, ({ addAt }) => addAt);
  const selected = useEditorValue((each) => each.getSelected());
  const holder = adding && adding.holder === selected ? editor.getTree()[adding.holder] : undefined;
  if (!holder) return language.say('paletteHint');
  const tree = editor.getTree();
  return language.say('addingHere', {
    name: describeNode(getNode(tree, holder.id), { tree, catalog, language }).title,
  });
}

function readAddPlace({ editor, view }: Pick<BuilderParts, 'editor' | 'view'>): Place | undefined {
  const { addAt } = view.get();
  const isMeant = addAt !== null && addAt.holder === editor.getSelected();
  return isMeant && isPlaceOpen(editor.getTree(), addAt.place) ? addAt.place : undefined;
}

interface ItemProps {
  widget: WidgetDefinition;
  hintId: string;
  onMark: () => void;
}

function PaletteItem({ widget, hintId, onMark }: ItemProps) {
  const { editor, catalog, view } = useBuilder();
  const { read } = useLanguage();
  const add = ({ detail }: MouseEvent) => {
    leaveFocus(detail === 0);
    const place = readAddPlace({ editor, view }) ?? findNextPlace(editor.getTree(), catalog, editor.getSelected());
    insertWidget(editor, catalog, { type: widget.type, place });
    changeView(view, { sheet: null, addAt: null });
  };
  return (
    <button
      type="button"
      className="bd-palette__item"
      data-widget-type={widget.type}
      title={widget.description && read(widget.description)}
      aria-describedby={hintId}
      aria-keyshortcuts={markKey}
      onClick={add}
      onKeyDown={({ key }) => key === markKey && onMark()}
    >
      <span>{read(widget.title)}</span>
    </button>
  );
}
