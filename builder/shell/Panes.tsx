import { Layers, Plus, Settings2, X } from 'lucide-static';
import type { ReactNode } from 'react';
import { pasteCommand } from '../commands/clipboardCommands.ts';
import { mayShape } from '../commands/command.ts';
import { redoCommand, undoCommand } from '../commands/historyCommands.ts';
import { Inspector } from '../inspector/Inspector.tsx';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { CheckPanel } from '../panels/check/CheckPanel.tsx';
import { Outline } from '../panels/outline/Outline.tsx';
import { Palette } from '../panels/palette/Palette.tsx';
import { Sections } from '../panels/readyMade/Sections.tsx';
import { useStore } from '../state/createStore.ts';
import { addingPanes, changeView, leftPanes, type Pane } from '../state/viewState.ts';
import { useBuilder } from '../ui/BuilderContext.ts';
import { CommandButton } from '../ui/CommandButton.tsx';
import { Icon } from '../ui/Icon.tsx';

const panels = { palette: Palette, sections: Sections, outline: Outline, check: CheckPanel };

/** Widgets, ready-made sections, outline and check: side by side as tabs on a wide screen, sheets on a small one. */
export function LeftPanes() {
  const { view } = useBuilder();
  const panes = useOffered(leftPanes, (pane) => pane);
  const { say } = useLanguage();
  const leftPane = useStore(view, (state) => state.leftPane);
  const sheet = useStore(view, (state) => state.sheet);
  const isSheet = sheet !== null && sheet !== 'inspector';
  const shown = isSheet ? sheet : leftPane;
  const Panel = panels[shown];
  return (
    <aside className="bd-pane bd-pane--left" data-area="" data-open={isSheet || undefined} aria-label={say(shown)}>
      <div className="bd-tabs">
        <div className="bd-tabs__list" role="tablist" aria-label={say('panes')}>
          {panes.map((pane) => (
            <button
              key={pane}
              type="button"
              role="tab"
              id={`bd-tab-${pane}`}
              aria-selected={pane === shown}
              aria-controls="bd-left-panel"
              tabIndex={pane === shown ? 0 : -1}
              onClick={() => changeView(view, { leftPane: pane, sheet: isSheet ? pane : null })}
              onKeyDown={(event) => {
                const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
                const other = panes.at((panes.indexOf(pane) + by) % panes.length);
                if (by === 0 || other === undefined) return;
                changeView(view, { leftPane: other, sheet: isSheet ? other : null });
                document.getElementById(`bd-tab-${other}`)?.focus();
              }}
            >
              {say(pane)}
            </button>
          ))}
        </div>
        <SheetClose />
      </div>
      {/* Each panel begins at its top, however far down the one before it was read. */}
      <div key={shown} id="bd-left-panel" className="bd-pane__body" role="tabpanel" aria-labelledby={`bd-tab-${shown}`}>
        <Panel />
      </div>
    </aside>
  );
}

/** The properties of the selected node. */
export function RightPane() {
  const { view } = useBuilder();
  const { say } = useLanguage();
  const isSheet = useStore(view, (state) => state.sheet === 'inspector');
  return (
    <aside
      className="bd-pane bd-pane--right"
      data-area=""
      data-open={isSheet || undefined}
      aria-label={say('inspector')}
    >
      <div className="bd-pane__sheet-head">
        <strong>{say('inspector')}</strong>
        <SheetClose />
      </div>
      <Inspector />
    </aside>
  );
}

const sheets: { pane: Pane; svg: string }[] = [
  { pane: 'palette', svg: Plus },
  { pane: 'outline', svg: Layers },
  { pane: 'inspector', svg: Settings2 },
];

/** On a small screen: buttons that open the panes. */
export function BottomBar() {
  const { view } = useBuilder();
  const { say } = useLanguage();
  const sheet = useStore(view, (state) => state.sheet);
  const offered = useOffered(sheets, ({ pane }) => pane);
  return (
    <nav className="bd-bottom-bar" aria-label={say('builder')}>
      {offered.map(({ pane, svg }) => (
        <button
          key={pane}
          type="button"
          aria-expanded={sheet === pane}
          onClick={() => changeView(view, { sheet: sheet === pane ? null : pane })}
        >
          <Icon svg={svg} />
          <span>{say(pane)}</span>
        </button>
      ))}
      <CommandButton command={undoCommand} />
      <CommandButton command={redoCommand} />
      <CommandButton command={pasteCommand} />
    </nav>
  );
}

/** Whoever may only change texts is not offered what adds to the page. */
function useOffered<Item>(items: readonly Item[], paneOf: (item: Item) => Pane): readonly Item[] {
  const builder = useBuilder();
  return mayShape(builder) ? items : items.filter((item) => !addingPanes.has(paneOf(item)));
}

function SheetClose(): ReactNode {
  const { view } = useBuilder();
  const { say } = useLanguage();
  return (
    <button
      type="button"
      className="bd-icon-button bd-sheet-close"
      aria-label={say('close')}
      onClick={() => changeView(view, { sheet: null })}
    >
      <Icon svg={X} />
    </button>
  );
}
