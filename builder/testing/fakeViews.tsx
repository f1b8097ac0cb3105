import { type ComponentProps, useState } from 'react';
import { createViewRegistry, type ViewRegistry } from '../../runtime/context/viewRegistry.ts';
import type { WidgetViewComponent, WidgetViewProps } from '../../runtime/context/widgetView.ts';
import { RichText } from '../../runtime/render/RichText.tsx';
import type { Catalog } from '../document/catalog/catalog.ts';

type Fields = Record<string, string | number | undefined> & { items?: { uid: string; title: string }[] };

const views: Record<string, WidgetViewComponent> = {
  header: ({ object }: WidgetViewProps) => {
    const { text, level = 2 } = object as unknown as Fields;
    const Heading = `h${Number(level) as 1 | 2}` as const;
    return text ? <Heading>{text}</Heading> : null;
  },
  paragraph: ({ object }: WidgetViewProps) => <RichText html={String(object.text ?? '')} />,
  button: ({ object }: WidgetViewProps) => (
    <a className={`s-button s-button--${object.kind}`} href="/elsewhere">
      {String(object.text)}
    </a>
  ),
  navigation: ({ object }: WidgetViewProps) => (
    <ul>
      {(object as unknown as Fields).items?.map((item) => (
        <li key={item.uid}>{item.title}</li>
      ))}
    </ul>
  ),
  synced: ({ object }: WidgetViewProps) => <p>{String(object.block)}</p>,
  card: ({ object, renderRows }: WidgetViewProps) => {
    const { send } = object as unknown as Fields;
    const Box = send ? SentBox : 'div';
    return (
      <Box style={{ border: '1px solid var(--s-line)', borderRadius: 10, padding: 16 }}>
        {renderRows()}
        {send && <button type="submit">{send}</button>}
      </Box>
    );
  },
};

/** A form that tells whether it was sent. */
function SentBox(box: ComponentProps<'form'>) {
  const [sent, setSent] = useState(false);
  return <form {...box} data-sent={sent} onSubmit={() => setSent(true)} />;
}

/** Views for the widgets of `fakeCatalog`, at hand at once. */
export function createFakeViews(catalog: Catalog): ViewRegistry {
  const registry = createViewRegistry(async (type) => {
    const view = views[type];
    if (!view) throw new Error(`no fake view for ${type}`);
    return view;
  });
  registry.add(Object.fromEntries(catalog.entries.map(({ definition, asset }) => [definition.type, asset])));
  return registry;
}
