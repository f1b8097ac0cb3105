import { Plus } from 'lucide-static';
import type { MouseEvent } from 'react';
import { mayShape } from '../commands/command.ts';
import type { Place } from '../document/tree/place.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useStore } from '../state/createStore.ts';
import { useIsSelected } from '../state/EditorProvider.tsx';
import { changeView } from '../state/viewState.ts';
import { useBuilder } from '../ui/BuilderContext.ts';
import { Icon } from '../ui/Icon.tsx';

interface Props {
  /** The column or container that is empty. */
  holder: string;
  place: Place;
}

/** Where an empty column, container or panel takes things: they are dropped here, or chosen after a press. */
export function EmptyPlace({ holder, place }: Props) {
  const builder = useBuilder();
  const { editor, view } = builder;
  const { say } = useLanguage();
  const preview = useStore(view, (state) => state.preview);
  const isSelected = useIsSelected(holder);
  const panel = place.kind === 'row' ? place.panel : undefined;
  const isAdding = useStore(view, ({ addAt }) => addAt?.holder === holder && readPanel(addAt.place) === panel);
  if (preview || !mayShape(builder)) return null;
  const ask = ({ detail }: MouseEvent) => {
    editor.select(holder);
    changeView(view, { addAt: { holder, place }, leftPane: 'palette', sheet: 'palette' });
    // By finger the keyboard of the screen would cover the widgets.
    const first = detail === 0 ? '.bd-palette__item' : '.bd-search input';
    if (detail === 0 || matchMedia('(pointer: fine)').matches)
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`.bd-palette ${first}`)?.focus());
  };
  return (
    <button
      type="button"
      className="bd-empty-place"
      data-undraggable=""
      data-adding={(isSelected && isAdding) || undefined}
      onClick={ask}
    >
      <Icon svg={Plus} />
      {say('emptyPlace')}
    </button>
  );
}

function readPanel(place: Place): string | undefined {
  return place.kind === 'row' ? place.panel : undefined;
}
