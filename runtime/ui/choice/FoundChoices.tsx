import type { ReactNode } from 'react';
import {
  Collection,
  GridLayout,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Size,
  Virtualizer,
} from 'react-aria-components';
import { ChoiceLine } from './ChoiceLine.tsx';
import type { Choice } from './choice.ts';
import type { ChoiceListProps } from './choiceListProps.ts';

const cell = new Size(48, 48);
const grid = { minItemSize: cell, maxItemSize: cell, minSpace: new Size(0, 0) };

interface Props extends ChoiceListProps {
  found: readonly Choice[];
}

/** The choices that were found: a list, with headings where they have groups, or a grid. */
export function FoundChoices({ label, found, chosen, onChoose, draw, isGrid }: Props) {
  const shared = {
    'aria-label': label,
    className: isGrid ? 's-listing__grid' : 's-listing__list',
    selectionMode: 'single' as const,
    selectedKeys: chosen === undefined ? [] : [chosen],
    // Escape is for the dialog around it.
    escapeKeyBehavior: 'none' as const,
    // Choosing the same entry again would clear it, which is not intended here.
    onSelectionChange: (keys: 'all' | Set<string | number>) => onChoose(String([...keys][0] ?? chosen)),
  };
  const drawLine = (choice: Choice) =>
    draw ? <DrawnLine choice={choice}>{draw(choice)}</DrawnLine> : <ChoiceLine choice={choice} />;
  if (isGrid)
    return (
      <Virtualizer layout={GridLayout} layoutOptions={grid}>
        <ListBox {...shared} layout="grid" items={found}>
          {drawLine}
        </ListBox>
      </Virtualizer>
    );
  if (found.every(({ group }) => group === undefined))
    return (
      <ListBox {...shared} items={found}>
        {drawLine}
      </ListBox>
    );
  const groups = Map.groupBy(found, ({ group = '' }) => group);
  return (
    <ListBox {...shared}>
      {[...groups].map(([title, members]) => (
        <ListBoxSection key={title} id={`group ${title}`}>
          <Header className="s-listing__head">{title}</Header>
          <Collection items={members}>{drawLine}</Collection>
        </ListBoxSection>
      ))}
    </ListBox>
  );
}

function DrawnLine({ choice: { id, title, note = '' }, children }: { choice: Choice; children: ReactNode }) {
  return (
    <ListBoxItem id={id} textValue={title} aria-label={`${title} ${note}`.trim()} className="s-listing__line">
      {children}
    </ListBoxItem>
  );
}
