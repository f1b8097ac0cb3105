import { useRef } from 'react';
import { drawWhenLoaded } from '../../runtime/ui/aria/drawWhenLoaded.tsx';
import type { OpenMenuProps } from '../../runtime/ui/menu/menuProps.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useStore } from '../state/createStore.ts';
import { changeView, type ViewState } from '../state/viewState.ts';
import { useBuilder } from '../ui/BuilderContext.ts';
import { useMenuSections } from './useMenuSections.ts';

const OpenMenu = drawWhenLoaded<OpenMenuProps>(
  async () => (await import('../../runtime/ui/menu/AriaMenu.tsx')).AriaMenu,
  () => null,
);

/** The menu of the selection, where it was asked for: by the right button, by keys, by the button in the bar. */
export function SelectionMenu() {
  const { view } = useBuilder();
  const at = useStore(view, (state) => state.menuAt);
  return at && <MenuAt key={`${at.x} ${at.y}`} at={at} />;
}

function MenuAt({ at }: { at: NonNullable<ViewState['menuAt']> }) {
  const { view } = useBuilder();
  const { say } = useLanguage();
  const anchor = useRef<HTMLSpanElement>(null);
  const sections = useMenuSections();
  return (
    <>
      <span ref={anchor} className="bd-menu-anchor" style={{ insetBlockStart: at.y, insetInlineStart: at.x }} />
      <OpenMenu
        label={say('more')}
        sections={sections}
        button={anchor}
        onClose={() => changeView(view, { menuAt: null })}
      />
    </>
  );
}
