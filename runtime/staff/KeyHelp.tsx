import { useState } from 'react';
import { useText } from '../language/useText.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { isShown } from '../ui/isShown.ts';
import { staffTexts } from './staffTexts.ts';

interface Shortcut {
  keys: string;
  does: string;
}

/** The shortcuts of every page, and those that something on this page declares by `aria-keyshortcuts`. */
export function KeyHelp({ onClose }: { onClose(): void }) {
  const say = useText(staffTexts);
  const [here] = useState(findShortcuts);
  const anywhere: Shortcut[] = [
    { keys: 'Control+K', does: say('keyFind') },
    { keys: 'g', does: say('keyMenu') },
    { keys: 'h', does: say('keyWork') },
    { keys: '?', does: say('keyHelp') },
    { keys: 'Control+Alt+L', does: say('keyLock') },
    { keys: 'Escape', does: say('keyClose') },
  ];
  return (
    <Dialog title={say('keys')} onClose={onClose}>
      <ShortcutList title={say('keysAnywhere')} shortcuts={anywhere} />
      {here.length > 0 && <ShortcutList title={say('keysHere')} shortcuts={here} />}
    </Dialog>
  );
}

function ShortcutList({ title, shortcuts }: { title: string; shortcuts: Shortcut[] }) {
  return (
    <section className="s-keys">
      <h3>{title}</h3>
      <dl>
        {shortcuts.map(({ keys, does }) => (
          <div key={`${keys} ${does}`}>
            <dt>
              {keys.split('+').map((key) => (
                <kbd key={key}>{key === 'Control' ? 'Ctrl' : key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What is visible and says its keys, by the name that a screen reader says. */
function findShortcuts(): Shortcut[] {
  const found = [...document.querySelectorAll<HTMLElement>('#content [aria-keyshortcuts]')]
    .filter(isShown)
    .map((element) => ({
      keys: element.getAttribute('aria-keyshortcuts') ?? '',
      does: element.getAttribute('aria-label') ?? element.textContent.trim(),
    }));
  return [...new Map(found.map((one) => [`${one.keys} ${one.does}`, one])).values()];
}
