import { Search } from 'lucide-static';
import { useId, useState } from 'react';
import { Icon as NamedIcon } from '../../../runtime/ui/icons/Icon.tsx';
import type { WidgetDefinition } from '../../../schemas/index.ts';
import { insertWidget } from '../../canvas/drag/dropSource.ts';
import { findInsertPlace } from '../../canvas/drag/startPlace.ts';
import { useDragArea } from '../../canvas/drag/useDragArea.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { changeView } from '../../state/viewState.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { Icon } from '../../ui/Icon.tsx';
import { searchWidgets } from './searchWidgets.ts';

/** The widgets that can be placed: drag one onto the page, or press it to add it after what is selected. */
export function Palette() {
  const { catalog } = useBuilder();
  const { say } = useLanguage();
  const area = useDragArea('palette');
  const [query, setQuery] = useState('');
  const hintId = useId();
  const groups = searchWidgets(catalog, query);
  return (
    <div className="bd-palette" {...area}>
      <label className="bd-search">
        <Icon svg={Search} />
        <input
          type="search"
          value={query}
          placeholder={say('searchWidgets')}
          aria-label={say('searchWidgets')}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <p id={hintId} className="bd-help">
        {say('paletteHint')}
      </p>
      {groups.map(({ category, widgets }) => (
        <section key={category} className="bd-palette__group">
          <h2>{say(`category_${category}`)}</h2>
          <ul>
            {widgets.map((widget) => (
              <li key={widget.type}>
                <PaletteItem widget={widget} hintId={hintId} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <p className="bd-quiet">{say('noWidgets', { query })}</p>}
    </div>
  );
}

function PaletteItem({ widget, hintId }: { widget: WidgetDefinition; hintId: string }) {
  const { editor, catalog, view } = useBuilder();
  const { read } = useLanguage();
  const add = () => {
    insertWidget(editor, catalog, {
      type: widget.type,
      place: findInsertPlace(editor.getTree(), editor.getSelected()),
    });
    changeView(view, { sheet: null });
  };
  return (
    <button
      type="button"
      className="bd-palette__item"
      data-widget-type={widget.type}
      title={widget.description && read(widget.description)}
      aria-describedby={hintId}
      onClick={add}
    >
      <NamedIcon name={widget.icon} />
      <span>{read(widget.title)}</span>
    </button>
  );
}
