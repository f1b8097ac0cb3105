import { type KeyboardEvent, type MouseEvent, type ReactNode, use, useId, useRef } from 'react';
import { listPanels } from '../../engine/layout/listPanels.ts';
import { changeAddress } from '../../engine/layout/reading/changeAddress.ts';
import { type Layout, type Row, readText } from '../../schemas/index.ts';
import { RuntimeContext } from '../context/RuntimeContext.ts';
import { setAddress } from '../context/setAddress.ts';
import { useWidgetState } from '../context/useWidgetState.ts';
import { addressHref } from '../data/useWidgetAddress.ts';
import { useLanguage } from '../language/useText.ts';

/** The page's own part of the URL. */
const owner = 'page';

interface Props {
  layout: Layout;
  drawRows: (rows: Row[]) => ReactNode;
}

/**
 * A page in tabs. Each tab is a link with the tab in the URL, so it works on the server, without scripts and from other
 * pages; with scripts the panels follow the ARIA pattern of tabs.
 */
export function PageTabs({ layout, drawRows }: Props) {
  const language = useLanguage();
  const runtime = use(RuntimeContext);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panels = listPanels(layout);
  const asked = useWidgetState(owner, (state) => state.address).tab;
  const current = panels.find(({ uid }) => uid === asked) ?? panels[0];

  function choose(uid: string) {
    const data = runtime?.page.get().data;
    if (!data) return;
    const next = changeAddress(data.address(), owner, { tab: uid });
    if (!runtime?.editing) history.replaceState(history.state, '', location.pathname + next + location.hash);
    setAddress(data, next);
  }

  function handleClick(event: MouseEvent, uid: string) {
    // With a modifier key the browser opens the link elsewhere, as it does any other.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(uid);
  }

  function handleKey(event: KeyboardEvent) {
    const at = panels.findIndex(({ uid }) => uid === current?.uid);
    const last = panels.length - 1;
    const ways: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const next = ways[event.key] ?? -1;
    const panel = panels[next];
    if (!panel) return;
    event.preventDefault();
    choose(panel.uid);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div className="s-tabs">
      <div ref={list} className="s-tabs__list" role="tablist" onKeyDown={handleKey}>
        {panels.map(({ uid, title }) => (
          <TabLink
            key={uid}
            uid={uid}
            id={`${id}-${uid}`}
            isCurrent={uid === current?.uid}
            onClick={(event) => handleClick(event, uid)}
          >
            {readText(title, language)}
          </TabLink>
        ))}
      </div>
      {panels.map(({ uid, rows }) => (
        <div
          key={uid}
          role="tabpanel"
          id={`${id}-${uid}-panel`}
          className="s-tabs__panel"
          aria-labelledby={`${id}-${uid}`}
          hidden={uid !== current?.uid}
        >
          {drawRows(rows)}
        </div>
      ))}
    </div>
  );
}

function TabLink(props: {
  uid: string;
  id: string;
  isCurrent: boolean;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
}) {
  const { uid, id, isCurrent, onClick, children } = props;
  return (
    <a
      className="s-tabs__tab"
      href={addressHref(owner, { tab: uid })}
      role="tab"
      id={id}
      aria-selected={isCurrent}
      aria-controls={`${id}-panel`}
      tabIndex={isCurrent ? 0 : -1}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
