import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components';
import { AriaScope } from '../aria/AriaScope.tsx';
import type { OpenMenuProps } from './menuProps.ts';
import '../aria/popover.css';
import './menu.css';

const modes = { any: 'multiple', one: 'single', none: 'none' } as const;

/** A menu of React Aria, open while it is drawn: arrows and first letters walk, Escape and a press outside close. */
export function AriaMenu({ label, sections, button, onClose, onLeave = doNow }: OpenMenuProps) {
  return (
    <AriaScope>
      <Popover
        isOpen
        triggerRef={button}
        placement="bottom end"
        aria-label={label}
        className="s-popover"
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <Menu className="s-options" aria-label={label} autoFocus="first" onClose={onClose}>
          {sections.map(({ id, title, entries, ticks, ticked = [], onPress }) => (
            <MenuSection
              key={id}
              id={id}
              className="s-options__section"
              aria-label={title ?? label}
              selectionMode={modes[ticks ?? 'none']}
              selectedKeys={ticked.map((each) => `${id} ${each}`)}
              disallowEmptySelection={ticks === 'one'}
              shouldCloseOnSelect={ticks !== 'any'}
            >
              {title && <Header className="s-options__head">{title}</Header>}
              {entries.map((entry) => (
                <MenuItem
                  key={entry.id}
                  id={`${id} ${entry.id}`}
                  textValue={entry.title}
                  className="s-options__entry"
                  onAction={() => (ticks ? onPress(entry.id) : onLeave(() => onPress(entry.id)))}
                >
                  {ticks && <span className="s-options__tick" aria-hidden="true" />}
                  {entry.title}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </AriaScope>
  );
}

const doNow = (press: () => void) => press();
